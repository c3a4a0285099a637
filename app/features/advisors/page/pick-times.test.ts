import fc from "fast-check";
import { expect, test } from "vitest";
import { pickTimes } from "./pick-times";

const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;
const dayOf = (instant: number) => Math.floor(instant / DAY);

test("a free day offers its first time, its last, and one between", () => {
  const morning = Array.from({ length: 13 }, (_, index) => 9 * 4 * QUARTER + index * QUARTER);
  expect(pickTimes(morning, dayOf).map((start) => start / QUARTER / 4)).toEqual([9, 10.5, 12]);
});

test("odd quarters are offered only when a day has nothing rounder", () => {
  expect(pickTimes([37 * QUARTER, 38 * QUARTER, 39 * QUARTER], dayOf)).toEqual([38 * QUARTER]);
  expect(pickTimes([37 * QUARTER], dayOf)).toEqual([37 * QUARTER]);
});

test("at most three times on at most four days, in order, each really free", () => {
  const starts = fc.uniqueArray(fc.nat(14 * 96)).map((all) => all.map((each) => each * QUARTER).sort((one, other) => one - other));
  fc.assert(
    fc.property(starts, (free) => {
      const picked = pickTimes(free, dayOf);
      const days = Map.groupBy(picked, dayOf);
      expect(picked).toEqual([...new Set(picked)].sort((one, other) => one - other));
      expect(picked.filter((start) => !free.includes(start))).toEqual([]);
      expect(days.size).toBe(Math.min(4, new Set(free.map(dayOf)).size));
      expect([...days.values()].filter((day) => day.length > 3)).toEqual([]);
    }),
  );
});
