import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScheduleException } from "./exceptions";
import type { Interval } from "./intervals";
import { localDay, openHours } from "./open-hours";
import { timeZoneOptions } from "./time-zones";
import type { DaySpan, WeeklySpan } from "./weekly-hours";
import { offsetPeriods } from "./zone-offsets";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const none: ReadonlySet<number> = new Set();
const at = (text: string) => Date.parse(text);
const shown = (spans: Interval[]) =>
  spans.map(({ start, end }) => [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(" "));
const everyDay = (...hours: DaySpan[]): WeeklySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((span) => ({ weekday, ...span })));
const hours = (start: number, end: number): DaySpan => ({ startMinute: start * 60, endMinute: end * 60 });
const on = (date: string, zone: string, weeklyHours: WeeklySpan[], exceptions: ScheduleException[] = []) =>
  shown(openHours({ zone, weeklyHours, exceptions }, at(date) - DAY, at(date) + 2 * DAY, none)).filter((span) => span.includes(date));

const WEEKDAYS = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Reads weekday and minute of the day in wall time field by field with Intl, independently of the code under test. */
function wallReader(zone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    weekday: "short",
    hour: "numeric",
    minute: "numeric",
  });
  return (instant: number) => {
    const field = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return { weekday: WEEKDAYS.indexOf(field.weekday!), minute: Number(field.hour) * 60 + Number(field.minute) };
  };
}

function isWithinHours(weeklyHours: readonly WeeklySpan[], { weekday, minute }: { weekday: number; minute: number }) {
  return weeklyHours.some((span) => span.weekday === weekday && span.startMinute <= minute && minute < span.endMinute);
}

const holds = (spans: readonly Interval[], instant: number) => spans.some(({ start, end }) => start <= instant && instant < end);
const span = fc
  .tuple(fc.nat(1440), fc.nat(1440))
  .map(([one, other]) => ({ startMinute: Math.min(one, other), endMinute: Math.max(one, other) }));
const weeklyHours = fc.array(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }) }).chain((day) => span.map((some) => ({ ...day, ...some }))),
  { maxLength: 20 },
);

test("hours are those of the advisor's clock, summer and winter", () => {
  const nineToFive = everyDay(hours(9, 17));
  expect(on("2026-07-01", "America/New_York", nineToFive)).toEqual(["2026-07-01T13:00 2026-07-01T21:00"]);
  expect(on("2026-12-01", "America/New_York", nineToFive)).toEqual(["2026-12-01T14:00 2026-12-01T22:00"]);
  expect(on("2026-07-01", "Asia/Kathmandu", nineToFive)).toEqual(["2026-07-01T03:15 2026-07-01T11:15"]);
});

test("each weekday has its own hours, Monday being the first", () => {
  const mondayOnly = [{ weekday: 1, ...hours(9, 10) }];
  const open = openHours({ zone: "UTC", weeklyHours: mondayOnly, exceptions: [] }, at("2026-11-01"), at("2026-11-15"), none);
  expect(shown(open)).toEqual(["2026-11-02T09:00 2026-11-02T10:00", "2026-11-09T09:00 2026-11-09T10:00"]);
});

test("hours until midnight run on into those from midnight", () => {
  const late = [
    { weekday: 1, ...hours(22, 24) },
    { weekday: 2, ...hours(0, 2) },
  ];
  expect(on("2026-11-02", "UTC", late)).toEqual(["2026-11-02T22:00 2026-11-03T02:00"]);
});

test("hours that fall into a gap shrink, and vanish when they lie wholly inside", () => {
  expect(on("2027-03-14", "America/New_York", everyDay(hours(2.5, 5)))).toEqual(["2027-03-14T07:00 2027-03-14T09:00"]);
  expect(on("2027-03-14", "America/New_York", everyDay(hours(1, 2.5)))).toEqual(["2027-03-14T06:00 2027-03-14T07:00"]);
  expect(on("2027-03-14", "America/New_York", everyDay(hours(1, 4)))).toEqual(["2027-03-14T06:00 2027-03-14T08:00"]);
  expect(on("2027-03-14", "America/New_York", everyDay(hours(2, 3)))).toEqual([]);
});

test("hours that the clock shows twice are open twice", () => {
  expect(on("2026-11-01", "America/New_York", everyDay(hours(1, 2)))).toEqual(["2026-11-01T05:00 2026-11-01T07:00"]);
  expect(on("2026-11-01", "America/New_York", everyDay(hours(1, 1.5)))).toEqual([
    "2026-11-01T05:00 2026-11-01T05:30",
    "2026-11-01T06:00 2026-11-01T06:30",
  ]);
});

test("a change at midnight takes the hour after it from that day and no other", () => {
  const question = { zone: "Africa/Cairo", weeklyHours: everyDay(hours(0, 1)), exceptions: [] };
  expect(shown(openHours(question, at("2026-04-22T12:00Z"), at("2026-04-25T12:00Z"), none))).toEqual([
    "2026-04-22T22:00 2026-04-22T23:00",
    "2026-04-24T21:00 2026-04-24T22:00",
  ]);
});

test("a day off has no hours, extra hours are added, and both together are the only hours", () => {
  const off: ScheduleException = { date: "2026-12-24", startMinute: null, endMinute: null };
  const extra: ScheduleException = { date: "2026-12-24", ...hours(19, 20) };
  expect(on("2026-12-24", "UTC", everyDay(hours(9, 17)), [off])).toEqual([]);
  expect(on("2026-12-24", "UTC", everyDay(hours(9, 17)), [extra])).toEqual([
    "2026-12-24T09:00 2026-12-24T17:00",
    "2026-12-24T19:00 2026-12-24T20:00",
  ]);
  expect(on("2026-12-24", "UTC", everyDay(hours(9, 17)), [off, extra])).toEqual(["2026-12-24T19:00 2026-12-24T20:00"]);
  expect(on("2026-12-25", "UTC", everyDay(hours(9, 17)), [off, extra])).toEqual(["2026-12-25T09:00 2026-12-25T17:00"]);
});

test("an exception is of the date on the advisor's calendar, not of UTC's", () => {
  const off: ScheduleException = { date: "2026-12-24", startMinute: null, endMinute: null };
  expect(on("2026-12-22", "Pacific/Auckland", everyDay(hours(9, 11)), [off])).toEqual(["2026-12-22T20:00 2026-12-22T22:00"]);
  expect(on("2026-12-23", "Pacific/Auckland", everyDay(hours(9, 11)), [off])).toEqual([]);
  expect(on("2026-12-24", "Pacific/Auckland", everyDay(hours(9, 11)), [off])).toEqual(["2026-12-24T20:00 2026-12-24T22:00"]);
});

test("a closed day has no hours, not even extra ones", () => {
  const extra: ScheduleException = { date: "2026-12-24", ...hours(19, 20) };
  const closed = new Set([localDay("UTC", at("2026-12-24T23:59Z"))]);
  const question = { zone: "UTC", weeklyHours: everyDay(hours(9, 17)), exceptions: [extra] };
  expect(shown(openHours(question, at("2026-12-24"), at("2026-12-26"), closed))).toEqual(["2026-12-25T09:00 2026-12-25T17:00"]);
});

test("the day on the calendar is the advisor's own", () => {
  expect(localDay("Pacific/Auckland", at("2026-12-23T12:00Z"))).toBe(localDay("UTC", at("2026-12-24T00:00Z")));
  expect(localDay("America/Los_Angeles", at("2026-12-24T07:59Z"))).toBe(localDay("UTC", at("2026-12-23T00:00Z")));
});

test("around every change of every zone until 2036, a moment is open exactly when the clock on the wall shows a time within the hours", () => {
  const random = fc.sample(weeklyHours, 40);
  let turn = 0;
  for (const zone of timeZoneOptions()) {
    const read = wallReader(zone);
    for (const { start: change } of offsetPeriods(zone, at("2026-01-01"), at("2037-01-01")).slice(1)) {
      turn += 1;
      const week = random[turn % random.length]!;
      const spans = openHours({ zone, weeklyHours: week, exceptions: [] }, change - 5 * HOUR, change + 5 * HOUR, none);
      for (let moment = change - 5 * HOUR; moment < change + 5 * HOUR; moment += HOUR / 3) {
        expect([zone, new Date(moment), holds(spans, moment)]).toEqual([zone, new Date(moment), isWithinHours(week, read(moment))]);
      }
    }
  }
  expect(turn).toBeGreaterThan(2000);
});

test("in any zone at any time, spans are sorted and apart, and open exactly to the minute", () => {
  const moment = fc.integer({ min: at("2026-01-01"), max: at("2037-01-01") });
  fc.assert(
    fc.property(
      fc.constantFrom(...timeZoneOptions()),
      weeklyHours,
      moment,
      fc.integer({ min: 1, max: 20 * DAY }),
      (zone, week, from, length) => {
        const spans = openHours({ zone, weeklyHours: week, exceptions: [] }, from, from + length, none);
        const read = wallReader(zone);
        for (const [index, { start, end }] of spans.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeLessThanOrEqual(from + length);
          if (index > 0) expect(spans[index - 1]!.end).toBeLessThan(start);
          for (const inside of [start, end - 1, Math.floor((start + end) / 2)]) expect(isWithinHours(week, read(inside))).toBe(true);
          if (start > from) expect(isWithinHours(week, read(start - 1))).toBe(false);
          if (end < from + length) expect(isWithinHours(week, read(end))).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
});
