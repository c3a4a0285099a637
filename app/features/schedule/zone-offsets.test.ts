import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZoneOptions } from "./time-zones";
import { offsetAt, offsetPeriods } from "./zone-offsets";

const MINUTE = 60_000;
const from = Date.UTC(2026, 0, 1);
const to = Date.UTC(2037, 0, 1);
const zone = fc.constantFrom(...timeZoneOptions());
const instant = fc.integer({ min: from, max: to });

/** Reads the wall time as if it were UTC, field by field with Intl, independently of the code under test. */
function wallClock(name: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (at: number) => {
    const field = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(field.year!, field.month! - 1, field.day!, field.hour!, field.minute!, field.second!);
  };
}

test("New York changes at 07:00 UTC in March and 06:00 UTC in November 2026", () => {
  const changes = offsetPeriods("America/New_York", from, Date.UTC(2027, 0, 1)).slice(1);
  expect(changes.map(({ start, offset }) => [new Date(start).toISOString(), offset / MINUTE])).toEqual([
    ["2026-03-08T07:00:00.000Z", -240],
    ["2026-11-01T06:00:00.000Z", -300],
  ]);
});

test("a change that is taken back five weeks later is found: Morocco in Ramadan", () => {
  const changes = offsetPeriods("Africa/Casablanca", from, Date.UTC(2026, 6, 1)).slice(1);
  expect(changes.map(({ start, offset }) => [new Date(start).toISOString(), offset / MINUTE])).toEqual([
    ["2026-02-15T02:00:00.000Z", 0],
    ["2026-03-22T02:00:00.000Z", 60],
  ]);
});

test("zones at a half or a quarter of an hour have their exact offset", () => {
  expect(offsetAt("Asia/Kolkata", from) / MINUTE).toBe(330);
  expect(offsetAt("Asia/Kathmandu", from) / MINUTE).toBe(345);
  expect(offsetAt("Pacific/Chatham", from) / MINUTE).toBe(825);
  expect(offsetAt("Australia/Lord_Howe", Date.UTC(2026, 6, 1)) / MINUTE).toBe(630);
  expect(offsetAt("UTC", from)).toBe(0);
});

test("the offset at any instant in any zone is what Intl shows", () => {
  fc.assert(
    fc.property(zone, instant, (name, at) => {
      const second = at - (at % 1000);
      expect(offsetAt(name, at)).toBe(wallClock(name)(second) - second);
    }),
    { numRuns: 1000 },
  );
});

test("every change of every zone until 2036 is found to the second, and none is made up", () => {
  for (const name of timeZoneOptions()) {
    const read = wallClock(name);
    for (const { start, offset } of offsetPeriods(name, from, to).slice(1)) {
      expect([name, start, read(start) - start]).toEqual([name, start, offset]);
      expect(read(start - 1000) - (start - 1000)).not.toBe(offset);
    }
  }
});

test("the offsets of any stretch follow one another without a gap and each differs from the one before", () => {
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 1, max: 800 * 24 * 60 * MINUTE }), (name, start, length) => {
      const periods = offsetPeriods(name, start, start + length);
      expect(periods[0]!.start).toBe(start);
      expect(periods.at(-1)!.end).toBe(start + length);
      for (const [index, period] of periods.slice(1).entries()) {
        expect(period.start).toBe(periods[index]!.end);
        expect(period.offset).not.toBe(periods[index]!.offset);
      }
    }),
  );
});

test("every offset until 2036 is a whole number of quarter hours, so that quarter hours are the same in every zone", () => {
  for (const name of timeZoneOptions()) {
    for (const { start, offset } of offsetPeriods(name, from, to)) {
      expect([name, Math.abs(offset) % (15 * MINUTE)]).toEqual([name, 0]);
      expect(start % (15 * MINUTE)).toBe(0);
    }
  }
});
