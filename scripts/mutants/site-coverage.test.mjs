import { expect, test } from "vitest";
import { siteCoverageOf } from "./site-coverage.mjs";

/** A recorded test file: the mutants reached while the site opens, and in each test. */
const recorded = (name, ms, hooks, tests) => ({
  spec: name,
  hasUnhandled: false,
  ms,
  turns: {},
  load: new Set(),
  hooks: new Set(hooks),
  hits: Object.entries(tests).map(([title, ids]) => ({ name: title, ids: new Set(ids) })),
});

const own = [{ id: 1 }, { id: 2 }];
const names = (coverage) => coverage.covering.map(({ spec }) => spec);

test("of the tests that come past a mutant those that are about its file are asked, the quickest first", () => {
  const about = recorded("about", 900, [], { one: [1, 2], other: [9] });
  const beside = recorded("beside", 10, [], { one: [1, 3, 4, 5, 6, 7] });
  const elsewhere = recorded("elsewhere", 1, [], { one: [8] });
  const all = [elsewhere, beside, about];
  expect(names(siteCoverageOf(1, all, own, 8))).toEqual(["beside", "about"]);
  expect(names(siteCoverageOf(1, all, own, 1))).toEqual(["about"]);
  expect(names(siteCoverageOf(5, all, [{ id: 5 }], 8))).toEqual(["beside"]);
  expect(siteCoverageOf(10, all, [{ id: 10 }], 8)).toEqual({ id: 10, isStatic: false, covering: [] });
});

test("a file runs up to its last test that comes past, and as a whole where the site opens with the mutant", () => {
  const file = recorded("file", 1, [2], { first: [1], second: [9], third: [1] });
  expect(siteCoverageOf(1, [file], own, 8)).toMatchObject({ isStatic: false, covering: [{ upTo: ["first", "third"] }] });
  const opening = siteCoverageOf(2, [file], own, 8);
  expect([opening.isStatic, "upTo" in opening.covering[0]]).toEqual([true, false]);
});
