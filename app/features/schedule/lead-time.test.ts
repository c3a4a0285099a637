import fc from "fast-check";
import { expect, test } from "vitest";
import { checkStart, defaultStart, earliestStart, nextQuarterHour } from "./lead-time";

const MINUTE = 60_000;
const now = Date.UTC(2026, 2, 8, 12, 7, 30);
const anyInstant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

test("a start 30 minutes from now is early enough, a millisecond less is too soon", () => {
  expect(checkStart(now + 30 * MINUTE, now)).toEqual({ ok: true });
  expect(checkStart(now + 30 * MINUTE - 1, now)).toEqual({ ok: false, reason: "tooSoon" });
  expect(checkStart(now - 1, now)).toEqual({ ok: false, reason: "tooSoon" });
  expect(earliestStart(now)).toBe(now + 30 * MINUTE);
});

test("a start more than a year ahead, or that is no number, is refused", () => {
  expect(checkStart(now + 365 * 24 * 60 * MINUTE, now)).toEqual({ ok: true });
  expect(checkStart(now + 365 * 24 * 60 * MINUTE + 1, now)).toEqual({ ok: false, reason: "tooFar" });
  expect(checkStart(Date.UTC(9999, 0, 1), now)).toEqual({ ok: false, reason: "tooFar" });
  expect(checkStart(Number.NaN, now).ok).toBe(false);
});

test("without a time asked for, the search starts at the first quarter hour an hour from now", () => {
  expect(new Date(defaultStart(now)).toISOString()).toBe("2026-03-08T13:15:00.000Z");
  expect(new Date(defaultStart(Date.UTC(2026, 2, 8, 12, 0))).toISOString()).toBe("2026-03-08T13:00:00.000Z");
});

test("the next quarter hour is less than 15 minutes away and lies on one", () => {
  fc.assert(
    fc.property(anyInstant, (at) => {
      expect(nextQuarterHour(at) % (15 * MINUTE)).toBe(0);
      expect(nextQuarterHour(at) - at).toBeGreaterThanOrEqual(0);
      expect(nextQuarterHour(at) - at).toBeLessThan(15 * MINUTE);
    }),
  );
});
