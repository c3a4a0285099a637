import { expect, test } from "vitest";
import { fillWeeks, inCurrency, lastWeeks } from "./week-figures";

test("the last eight weeks begin on Mondays, the running one last", () => {
  const weeks = lastWeeks(new Date("2026-12-02T10:00Z"));
  expect(weeks).toHaveLength(8);
  expect(weeks.map((week) => week.getUTCDay())).toEqual(Array(8).fill(1));
  expect(weeks.at(-1)).toEqual(new Date("2026-11-30T00:00Z"));
  expect(lastWeeks(new Date("2026-11-30T00:00Z")).at(-1)).toEqual(new Date("2026-11-30T00:00Z"));
  expect(lastWeeks(new Date("2026-11-29T23:59Z")).at(-1)).toEqual(new Date("2026-11-23T00:00Z"));
});

test("a week in which nothing was counts 0, and what lies outside is left out", () => {
  const weeks = lastWeeks(new Date("2026-12-02T10:00Z"));
  const figures = fillWeeks(weeks, [
    { week: weeks[7]!, value: 2 },
    { week: weeks[7]!, value: 3 },
    { week: weeks[0]!, value: 1 },
    { week: new Date("2020-01-06T00:00Z"), value: 9 },
  ]);
  expect(figures.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 0, 5]);
});

test("sums over currencies go by the reference rates", () => {
  expect(inCurrency(100_00, "USD", "USD")).toBe(100_00);
  expect(inCurrency(100_00, "EUR", "USD")).toBe(117_40);
  expect(inCurrency(100_00, "XXX", "USD")).toBe(0);
});
