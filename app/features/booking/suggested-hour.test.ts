import fc from "fast-check";
import { expect, test } from "vitest";
import { freeStarts } from "#app/features/schedule/free-times";
import { suggestedStart } from "#app/features/schedule/hours-of-day";
import { earliestStart } from "#app/features/schedule/lead-time";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { refundPercentAt } from "./cancellation";
import { suggestHour } from "./suggested-hour";

const now = Date.parse("2026-12-01T09:20Z");
const at = (day: string) => Date.parse(`2026-12-${day}Z`);
const span = (day: string, from: number, until: number) => ({
  start: at(`${day}T00:00`) + from * HOUR_MS,
  end: at(`${day}T00:00`) + until * HOUR_MS,
});
const asked = { minutes: 30, zone: "UTC", now, wholeRefundHours: 24, isUrgent: false };
const suggested = (spans: { start: number; end: number }[], more: Partial<typeof asked> = {}) => {
  const found = suggestHour(spans, { ...asked, ...more });
  return found && [new Date(found.startsAt).toISOString().slice(8, 16), found.suggestion];
};

const TODAY = span("01", 12, 14);
const TOMORROW = span("02", 9, 12);

test("it is the first hour that can be given back whole for an hour yet; the first of all where it is urgent, or where none comes within two weeks", () => {
  expect(suggested([TODAY, TOMORROW])).toEqual(["02T10:30", "firstRefundable"]);
  expect(suggested([TODAY, TOMORROW], { isUrgent: true })).toEqual(["01T12:00", "firstFree"]);
  expect(suggested([TODAY, TOMORROW], { wholeRefundHours: 0 })).toEqual(["01T12:00", "firstFree"]);
  expect(suggested([TODAY, span("16", 9, 10)])).toEqual(["01T12:00", "firstFree"]);
  expect(suggested([TODAY, span("14", 9, 10)])).toEqual(["14T09:00", "firstRefundable"]);
  expect(suggested([TODAY])).toEqual(["01T12:00", "firstFree"]);
  expect(suggested([span("20", 9, 10)])).toEqual(["20T09:00", "firstFree"]);
  expect(suggested([])).toBe(null);
});

test("an hour of the night is suggested neither for a refund nor otherwise, where one by day is free", () => {
  expect(suggested([TODAY, span("02", 23, 24), span("03", 8, 9)])).toEqual(["03T08:00", "firstRefundable"]);
  expect(suggested([TODAY, span("02", 23, 24)])).toEqual(["01T12:00", "firstFree"]);
  expect(suggested([span("01", 22, 23), span("02", 23, 24)])).toEqual(["02T23:00", "firstRefundable"]);
  expect(suggested([span("01", 22, 23), span("02", 8, 9)], { isUrgent: true })).toEqual(["02T08:00", "firstByDay"]);
});

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 30 }), { maxLength: 12 })
  .map((hours) => hours.toSorted((one, other) => one - other).map((hour) => now + hour * HOUR_MS))
  .map((moments) =>
    moments.flatMap((start, place) => (place % 2 === 0 && moments[place + 1] ? [{ start, end: moments[place + 1]! }] : [])),
  );
const question = fc.record({
  minutes: fc.constantFrom(15, 30, 60, 90),
  zone: fc.constantFrom(undefined, "UTC", "America/New_York", "Asia/Tokyo"),
  now: fc.constant(now),
  wholeRefundHours: fc.integer({ min: 0, max: 400 }),
  isUrgent: fc.boolean(),
});

test("what is suggested is free; for a refund it goes back whole and comes soon, and it is passed over only where urgency or nothing else asks for that", () => {
  fc.assert(
    fc.property(spans, question, (free, wanted) => {
      const { minutes, zone, wholeRefundHours, isUrgent } = wanted;
      const starts = freeStarts(free, { minutes, earliest: earliestStart(now) });
      const found = suggestHour(free, wanted);
      expect(found === null).toBe(starts.length === 0);
      if (!found) return;
      const { startsAt, suggestion } = found;
      expect(starts).toContain(startsAt);
      const rules = { wholeRefundHours, partRefundHours: 0, partRefundPercent: 0 };
      const percentOf = (start: number) =>
        refundPercentAt({ scheduledTime: new Date(start), mostRefundPercent: null }, new Date(now + HOUR_MS), rules);
      const whole = starts.filter((start) => percentOf(start) === 100 && start <= now + 14 * DAY_MS);
      const first = suggestedStart(free, { minutes, earliest: earliestStart(now) }, zone);
      if (suggestion === "firstRefundable") {
        expect([isUrgent, whole.includes(startsAt), startsAt > first!]).toEqual([false, true, true]);
        if (!zone) expect(startsAt).toBe(whole[0]);
        return;
      }
      expect([startsAt, suggestion]).toEqual([first, startsAt === starts[0] ? "firstFree" : "firstByDay"]);
      if (!isUrgent && !zone && whole.length > 0) expect(startsAt).toBe(whole[0]);
    }),
  );
});
