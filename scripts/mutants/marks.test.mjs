import { expect, test } from "vitest";
import { findMutants } from "./find.mjs";
import { reasonFor } from "./marks.mjs";
import { isBelow, summarize, withMark } from "./report.mjs";

const SOURCE = `const a = b < c; // mutant: both give the same
// mutant(bound): nobody sees the last millisecond
const d = e < 1;
const f = g;
      {/* mutant: only looks */}
      <p id="h" />`;

test("a mark counts on its line and on the next, for all kinds or for those it names", () => {
  expect(reasonFor({ line: 1, kind: "bound" }, SOURCE)).toBe("both give the same");
  expect(reasonFor({ line: 3, kind: "bound" }, SOURCE)).toBe("nobody sees the last millisecond");
  expect(reasonFor({ line: 3, kind: "number" }, SOURCE)).toBeUndefined();
  expect(reasonFor({ line: 4, kind: "condition" }, SOURCE)).toBeUndefined();
  expect(reasonFor({ line: 6, kind: "attribute" }, SOURCE)).toBe("only looks");
});

const judged = (...outcomes) => outcomes.map((outcome) => ({ fileKind: "rule", outcome }));

test("marked survivors count in no score, those out of reach count as survivors", () => {
  const nine = Array.from({ length: 9 }, () => "killed");
  expect(summarize(judged(...nine, "survived", "marked"))[0]).toMatchObject({ score: 90, marked: 1, all: 10 });
  expect(isBelow(judged(...nine, "survived"))).toBe(false);
  expect(isBelow(judged(...nine, "unreached", "survived"))).toBe(true);
});

test("of screens only what a test draws counts, unless the built site was asked as well", () => {
  const screens = judged("killed", "survived", "unreached").map((mutant) => ({ ...mutant, fileKind: "screen" }));
  expect(summarize(screens)[0]).toMatchObject({ score: 50, unreached: 1, all: 2 });
  expect(summarize(screens.slice(2))[0]).toMatchObject({ score: null });
  expect(summarize(screens.slice(2), true)[0]).toMatchObject({ score: 0, all: 1 });
});

test("a killed mutant needs no mark, a survivor keeps its reason", () => {
  expect(withMark({ line: 1, kind: "bound" }, "killed", SOURCE)).toMatchObject({ outcome: "killed" });
  expect(withMark({ line: 1, kind: "bound" }, "survived", SOURCE)).toMatchObject({ outcome: "marked", reason: "both give the same" });
  expect(withMark({ line: 4, kind: "bound" }, "survived", SOURCE)).toMatchObject({ outcome: "survived" });
});

test("a reason above a table is one for each of its lines, and for nothing after it", () => {
  const source = "// mutant(number): none of these is charged.\nconst RATES = {\n  one: 7,\n} as const;\nexport const two = 9;";
  const reasons = findMutants("rates.ts", source).map((mutant) => [mutant.original, reasonFor(mutant, source)]);
  const why = "none of these is charged.";
  expect(reasons).toEqual([
    ["7", why],
    ["7", why],
    ["9", undefined],
    ["9", undefined],
  ]);
});
