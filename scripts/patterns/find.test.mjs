import { expect, test } from "vitest";
import { patternsIn } from "./find.mjs";
import { problemsOf } from "./judge.mjs";

const SLOW = String.raw`/\s+$/`;
const sourcesIn = (text) => patternsIn("app/features/a.tsx", text).map(({ source }) => source);
const problemsIn = (text) => problemsOf(patternsIn("app/features/a.tsx", text));

test("every pattern is found: literals, what is made of constants, and what only running tells", () => {
  expect(sourcesIn("const A = () => <p>{text.replace(/a+/g, '')}</p>;")).toEqual(["a+"]);
  expect(sourcesIn("const SIGN = String.raw`\\$|€`; const A = new RegExp(String.raw`(${SIGN})\\d{${3}}`, 'g');")).toEqual([
    "(\\$|€)\\d{3}",
  ]);
  expect(sourcesIn("const MOST = { words: 3 } as const; const A = new RegExp(`a{${MOST.words}}`);")).toEqual(["a{3}"]);
  expect(sourcesIn('import { MINUTE_MS } from "#app/platform/durations"; const A = new RegExp(`a{${MINUTE_MS}}`);')).toEqual(["a{60000}"]);
  expect(sourcesIn("const made = (name: string) => [RegExp(name), new RegExp(`${name}x`)];")).toEqual([null, null]);
});

test("a slow pattern is a problem, and none with its reason beside it", () => {
  expect(problemsIn(`const END = ${SLOW};`)).toEqual([
    expect.stringContaining("app/features/a.tsx:1: /\\s+$/ is not linear (each start): "),
  ]);
  expect(problemsIn(`// pattern: of our own names alone.\nconst END = ${SLOW};`)).toEqual([]);
  expect(problemsIn(`const END = ${SLOW}; // pattern: of our own names alone.`)).toEqual([]);
  expect(problemsIn("const made = (name: string) => new RegExp(name);")).toHaveLength(1);
});

test("a reason that nothing needs is a problem", () => {
  expect(problemsIn("// pattern: of our own names alone.\nconst END = /a/;")).toEqual([expect.stringContaining("needs no reason")]);
});
