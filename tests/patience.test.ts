import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How long a busy machine may need for anything. A test continues as soon as its condition holds. */
const PATIENCE_MS = 60_000;

const tests = globSync(["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"]).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const found = (pattern: RegExp, isWrong: (match: RegExpExecArray) => boolean) =>
  tests.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(isWrong).map(([said]) => `${path}: ${said.replaceAll(/\s+/g, " ").slice(0, 120)}`),
  );

const isShort = ([, milliseconds = ""]: RegExpExecArray) => Number(milliseconds.replaceAll("_", "")) < PATIENCE_MS;

test("no test and no hook has a time of its own that a busy machine exceeds, and no wait in a test one of seconds", () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(found(/^(?: {2})?\}, ([\d_]+)\);$/gm, isShort)).toEqual([]);
  expect(found(/[{,]\s+timeout: ([\d_]+)/g, isShort)).toEqual([]);
});

// Vitest's default timeout is a second.
test("whoever waits by vi.waitFor says for how long", () => {
  const waits = /^( *)\S.*?\bvi\.wait(?:For|Until)\((?:.*;|[\s\S]*?\n\1\S.*;)$/gm;
  expect(found(waits, () => true).length).toBeGreaterThan(15);
  expect(found(waits, ([said]) => !/timeout: |WITHIN\);$|, [\d_]+\);$/.test(said))).toEqual([]);
});
