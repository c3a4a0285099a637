import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "#app/platform/durations";
import { firstFreeStart, freeStarts } from "./free-times";
import { firstStartInHours, spansInHours, suggestedStart } from "./hours-of-day";

const hour = (at: string) => Date.parse(`2026-12-${at}Z`);
const DAYS = [{ start: hour("01T00:00"), end: hour("04T00:00") }];

test("the evening is that of the clock that is read", () => {
  const evening = (zone: string) => new Date(firstStartInHours(DAYS, { minutes: 30 }, { hours: [[18, 22]], zone }) ?? 0).toISOString();
  expect(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"].map(evening)).toEqual([
    "2026-12-01T18:00:00.000Z",
    "2026-12-01T17:00:00.000Z",
    "2026-12-01T00:00:00.000Z",
    "2026-12-01T12:30:00.000Z",
  ]);
});

test("where nothing is free in these hours there is no such start", () => {
  const morning = [{ start: hour("01T08:00"), end: hour("01T12:00") }];
  expect(firstStartInHours(morning, { minutes: 30 }, { hours: [[18, 22]], zone: "UTC" })).toBe(null);
  expect(firstStartInHours([], { minutes: 30 }, { hours: [[18, 22]], zone: "UTC" })).toBe(null);
});

test("what lies in some hours is what is free, and what the clock shows as these hours, and all of that", () => {
  const moment = fc.integer({ min: 0, max: 24 * 6 }).map((hours) => hour("01T00:00") + hours * HOUR_MS);
  const spans = fc.uniqueArray(moment, { minLength: 2, maxLength: 10 }).map((moments) => {
    const sorted = moments.toSorted((one, other) => one - other);
    return sorted.flatMap((start, at) => (at % 2 === 0 && sorted[at + 1] ? [{ start, end: sorted[at + 1]! }] : []));
  });
  const zone = fc.constantFrom("UTC", "Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland");
  fc.assert(
    fc.property(spans, zone, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), (free, zone, from, length) => {
      const until = Math.min(24, from + length);
      const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "numeric", hourCycle: "h23" });
      const isThen = (start: number) => Number(clock.format(start)) >= from && Number(clock.format(start)) < until;
      const wanted = freeStarts(free, { minutes: 15 }).filter(isThen);
      expect(freeStarts(spansInHours(free, { hours: [[from, until]] }, zone), { minutes: 15 })).toEqual(wanted);
      expect(firstStartInHours(free, { minutes: 15 }, { hours: [[from, until]], zone })).toBe(wanted[0] ?? null);
      expect(firstFreeStart(spansInHours(free, { hours: [[0, 24]] }, zone), { minutes: 15 })).toBe(firstFreeStart(free, { minutes: 15 }));
    }),
  );
});

test("an hour of the night is suggested only to whom no other is offered; it stays the first of all", () => {
  const free = [
    { start: hour("01T00:00"), end: hour("01T04:00") },
    { start: hour("02T09:00"), end: hour("02T10:00") },
  ];
  const suggested = (spans: typeof free, zone: string | null) => new Date(suggestedStart(spans, { minutes: 30 }, zone) ?? 0).toISOString();
  expect(suggested(free, "Europe/Berlin")).toBe("2026-12-02T09:00:00.000Z");
  expect(suggested(free, "Asia/Tokyo")).toBe("2026-12-01T00:00:00.000Z");
  expect(suggested(free, null)).toBe("2026-12-01T00:00:00.000Z");
  expect(suggested(free.slice(0, 1), "Europe/Berlin")).toBe("2026-12-01T00:00:00.000Z");
  expect(suggestedStart([], { minutes: 30 }, "Europe/Berlin")).toBe(null);
});
