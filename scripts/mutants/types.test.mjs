import { expect, test } from "vitest";
import { findMutants } from "./find.mjs";
import { withOnly } from "./schemata.mjs";

const SOURCE = `const names = {
  one: "first",
  two: "second",
};
export const longer = (a: number) =>
  a > 3 &&
  a < 9;
`;

test("a source with some mutants at work has each of its lines where it was, and nothing else changed", () => {
  const mutants = findMutants("rule.ts", SOURCE);
  const [word] = mutants.filter(({ kind, line }) => kind === "word" && line === 2);
  const [both] = mutants.filter(({ kind }) => kind === "logical");
  expect([word?.original, both?.line]).toEqual(['"first"', 6]);
  const lines = withOnly(SOURCE, [word, both]).split("\n");
  expect(lines.length).toBe(SOURCE.split("\n").length);
  expect(lines.slice(0, 5)).toEqual(["const names = {", '  one: (""),', '  two: "second",', "};", "export const longer = (a: number) =>"]);
});
