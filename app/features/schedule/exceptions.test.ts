import { expect, test } from "vitest";
import { checkExceptions, isCalendarDate, type ScheduleException } from "./exceptions";
import { MAX_SPANS_PER_WEEK } from "./weekly-hours";

const extra = (date: string, startMinute: number, endMinute: number): ScheduleException => ({ date, startMinute, endMinute });
const off = (date: string): ScheduleException => ({ date, startMinute: null, endMinute: null });

const TODAY = "2026-12-01";

test("days off and extra hours may be saved, also on the same date", () => {
  expect(checkExceptions([off("2026-12-24"), extra("2026-12-24", 540, 600), extra("2026-12-24", 600, 660)], TODAY)).toEqual({
    ok: true,
  });
  expect(checkExceptions([], TODAY)).toEqual({ ok: true });
});

test("two extra spans of one date may not overlap", () => {
  expect(checkExceptions([extra("2026-12-24", 540, 601), extra("2026-12-24", 600, 660)], TODAY)).toEqual({ ok: false, reason: "overlap" });
  expect(checkExceptions([extra("2026-12-24", 540, 601), extra("2026-12-25", 600, 660)], TODAY)).toEqual({ ok: true });
});

test("an extra span lies within its day and has a length", () => {
  expect(checkExceptions([extra("2026-12-24", 540, 1441)], TODAY)).toEqual({ ok: false, reason: "notATime" });
  expect(checkExceptions([extra("2026-12-24", 600, 540)], TODAY)).toEqual({ ok: false, reason: "endsBeforeItStarts" });
  expect(checkExceptions([{ date: "2026-12-24", startMinute: 540, endMinute: null }], TODAY)).toEqual({ ok: false, reason: "notATime" });
});

test("a date is one of the calendar", () => {
  expect(["2026-12-24", "2028-02-29"].every(isCalendarDate)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "24.12.2026", "", "2026-12-24T00:00"].some(isCalendarDate)).toBe(false);
  expect(checkExceptions([off("2026-02-30")], TODAY)).toEqual({ ok: false, reason: "notADate" });
});

test("more than a thousand exceptions are refused", () => {
  expect(
    checkExceptions(
      Array.from({ length: 1001 }, () => off("2026-12-24")),
      TODAY,
    ),
  ).toEqual({
    ok: false,
    reason: "tooMany",
  });
});

test("a date is off once, and has no more extra spans than a week has hours", () => {
  expect(checkExceptions([off("2026-12-24"), off("2026-12-24")], TODAY)).toEqual({ ok: false, reason: "overlap" });
  const spans = (count: number) => Array.from({ length: count }, (_, index) => extra("2026-12-24", index * 2, index * 2 + 1));
  expect(checkExceptions(spans(MAX_SPANS_PER_WEEK), TODAY)).toEqual({ ok: true });
  expect(checkExceptions(spans(MAX_SPANS_PER_WEEK + 1), TODAY)).toEqual({ ok: false, reason: "tooMany" });
});
