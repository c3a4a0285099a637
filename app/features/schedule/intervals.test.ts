import fc from "fast-check";
import { expect, test } from "vitest";
import { type Interval, mergeIntervals, subtractIntervals } from "./intervals";

const interval = fc.record({ start: fc.nat(40), end: fc.nat(40) });
const intervals = fc.array(interval, { maxLength: 12 });
const holds = (list: readonly Interval[], moment: number) => list.some(({ start, end }) => start <= moment && moment < end);
const moments = Array.from({ length: 42 }, (_, moment) => moment);

function expectSortedAndApart(list: readonly Interval[]) {
  for (const [index, { start, end }] of list.entries()) {
    expect(start).toBeLessThan(end);
    if (index > 0) expect(list[index - 1]!.end).toBeLessThan(start);
  }
}

test("intervals that overlap or touch become one", () => {
  expect(
    mergeIntervals([
      { start: 5, end: 9 },
      { start: 1, end: 3 },
      { start: 3, end: 4 },
      { start: 6, end: 7 },
      { start: 8, end: 10 },
    ]),
  ).toEqual([
    { start: 1, end: 4 },
    { start: 5, end: 10 },
  ]);
});

test("an empty interval or one that ends before it starts holds nothing", () => {
  expect(
    mergeIntervals([
      { start: 5, end: 5 },
      { start: 9, end: 2 },
    ]),
  ).toEqual([]);
});

test("what is taken out of the middle leaves both sides", () => {
  expect(subtractIntervals([{ start: 0, end: 10 }], [{ start: 4, end: 6 }])).toEqual([
    { start: 0, end: 4 },
    { start: 6, end: 10 },
  ]);
});

test("merging keeps exactly the same moments, sorted and apart", () => {
  fc.assert(
    fc.property(intervals, (list) => {
      const merged = mergeIntervals(list);
      expectSortedAndApart(merged);
      for (const moment of moments) expect(holds(merged, moment)).toBe(holds(list, moment));
    }),
  );
});

test("subtracting keeps exactly the moments that are open and not taken", () => {
  fc.assert(
    fc.property(intervals, intervals, (open, taken) => {
      const left = subtractIntervals(open, taken);
      expectSortedAndApart(left);
      for (const moment of moments) expect(holds(left, moment)).toBe(holds(open, moment) && !holds(taken, moment));
    }),
  );
});

test("closing short gaps takes no time in which something as long as the gap would have fitted", () => {
  fc.assert(
    fc.property(intervals, fc.integer({ min: 1, max: 8 }), (list, gap) => {
      const open = [{ start: 0, end: 42 }];
      const between = (taken: readonly Interval[]) =>
        subtractIntervals(open, taken).filter(({ start, end }) => start > 0 && end < 42 && end - start >= gap);
      const merged = mergeIntervals(list, gap);
      expectSortedAndApart(merged);
      for (const [index, { start }] of merged.entries()) if (index > 0) expect(start - merged[index - 1]!.end).toBeGreaterThanOrEqual(gap);
      expect(between(merged)).toEqual(between(list));
    }),
  );
});
