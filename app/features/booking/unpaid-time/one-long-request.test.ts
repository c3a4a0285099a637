import { expect, test } from "vitest";
import { DURATION_OPTIONS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { type Interval, subtractIntervals } from "#app/features/schedule/intervals";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { isFullOfNetwork, isFullOfUnpaid } from "./full-weeks";
import { reachOf, type UnpaidTime, unpaidWeeks } from "./unpaid-weeks";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const FIRST_DAY = Date.parse("2026-12-05T00:00:00Z");
const QUARTER = 15 * MINUTE_MS;

/** Some days of eight hours in one week. */
const weekOf = (days: number): Interval[] =>
  Array.from({ length: days }, (_, day) => ({
    start: FIRST_DAY + day * DAY_MS + 9 * HOUR_MS,
    end: FIRST_DAY + day * DAY_MS + 17 * HOUR_MS,
  }));

/** Every time of a length within some days, a quarter of an hour apart. */
const timesOf = (days: readonly Interval[], minutes: number): Interval[] =>
  days.flatMap(({ start, end }) => {
    const last = end - minutes * MINUTE_MS;
    return Array.from({ length: Math.max(0, (last - start) / QUARTER + 1) }, (_, at) => {
      const from = start + at * QUARTER;
      return { start: from, end: from + minutes * MINUTE_MS };
    });
  });

function isHad(days: readonly Interval[], taken: readonly UnpaidTime[], wanted: Interval, least?: number) {
  const calendar = { free: subtractIntervals(days, taken), taken, zone: "UTC", bufferMinutes: 0, mostADay: null };
  return !unpaidWeeks(reachOf(wanted.start, NOW), calendar).some(
    (week) => isFullOfUnpaid(week, wanted) || isFullOfNetwork(week, wanted, least),
  );
}

test.each([
  1, 2, 3, 5,
])("of %i days of eight hours one request of any length leaves an hour to first clients of another network, wherever its time is", (days) => {
  const week = weekOf(days);
  for (const time of DURATION_OPTIONS.flatMap((minutes) => timesOf(week, minutes)).filter((each) => isHad(week, [], each))) {
    const taken = [{ ...time, expiresAt: new Date(NOW + DAY_MS), isHold: false, isOfNetwork: false }];
    const free = timesOf(subtractIntervals(week, taken), 60);
    const isLeft = free.some((each) => isHad(week, taken, each));
    expect([new Date(time.start), new Date(time.end), isLeft]).toEqual([new Date(time.start), new Date(time.end), true]);
  }
});

test("the longest length that is specified is had by the first of a network, and eight hours are in a week of five days", () => {
  for (const minutes of SPECIFIED_RULES.durations)
    expect(timesOf(weekOf(1), minutes).every((time) => isHad(weekOf(1), [], time))).toBe(true);
  const month = weekOf(28).filter((_, day) => day % 7 < 5);
  expect(timesOf(month.slice(10, 15), 480).every((time) => isHad(month, [], time))).toBe(true);
});

test("where nothing shorter is offered, the first of a network has the shortest", () => {
  const [day, long] = [weekOf(1), timesOf(weekOf(1), 240)[0]!];
  expect([isHad(day, [], long), isHad(day, [], long, 240 * MINUTE_MS), isHad(day, [], long, 60 * MINUTE_MS)]).toEqual([false, true, false]);
});
