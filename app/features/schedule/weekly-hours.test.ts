import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWeeklyHours, type WeeklySpan } from "./weekly-hours";

const monday = (startMinute: number, endMinute: number): WeeklySpan => ({ weekday: 1, startMinute, endMinute });
const span = fc.record({ weekday: fc.integer({ min: 1, max: 3 }), startMinute: fc.nat(1440), endMinute: fc.nat(1440) });

test("several spans a day, until midnight, are fine", () => {
  expect(
    checkWeeklyHours([monday(540, 720), monday(780, 1020), monday(1200, 1440), { weekday: 7, startMinute: 0, endMinute: 1440 }]),
  ).toEqual({ ok: true });
  expect(checkWeeklyHours([])).toEqual({ ok: true });
});

test("spans that touch do not overlap", () => {
  expect(checkWeeklyHours([monday(720, 780), monday(540, 720)])).toEqual({ ok: true });
});

test("two spans of one day that share a minute overlap", () => {
  expect(checkWeeklyHours([monday(719, 780), monday(540, 720)])).toEqual({ ok: false, reason: "overlap" });
  expect(checkWeeklyHours([monday(540, 720), monday(540, 720)])).toEqual({ ok: false, reason: "overlap" });
  expect(checkWeeklyHours([monday(540, 720), { weekday: 2, startMinute: 540, endMinute: 720 }])).toEqual({ ok: true });
});

test("a span has a length", () => {
  expect(checkWeeklyHours([monday(540, 540)])).toEqual({ ok: false, reason: "endsBeforeItStarts" });
  expect(checkWeeklyHours([monday(1320, 120)])).toEqual({ ok: false, reason: "endsBeforeItStarts" });
});

test("minutes and weekdays are those of a clock and a week", () => {
  for (const minute of [-1, 1441, 0.5, Number.NaN]) {
    expect(checkWeeklyHours([monday(minute, 1440)])).toEqual({ ok: false, reason: "notATime" });
    expect(checkWeeklyHours([monday(0, minute)])).toEqual({ ok: false, reason: "notATime" });
  }
  for (const weekday of [0, 8, 1.5, Number.NaN]) {
    expect(checkWeeklyHours([{ weekday, startMinute: 0, endMinute: 60 }])).toEqual({ ok: false, reason: "notAWeekday" });
  }
});

test("a week of more than 70 spans is refused", () => {
  expect(checkWeeklyHours(Array.from({ length: 71 }, (_, index) => monday(index * 10, index * 10 + 5)))).toEqual({
    ok: false,
    reason: "tooMany",
  });
});

test("hours are fine exactly when each span has a length and no minute of the week is in two", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 4 }), (spans) => {
      const seen = new Set<number>();
      let fine = true;
      for (const { weekday, startMinute, endMinute } of spans) {
        if (startMinute >= endMinute) fine = false;
        for (let minute = startMinute; minute < endMinute; minute += 1) {
          if (seen.has(weekday * 1440 + minute)) fine = false;
          seen.add(weekday * 1440 + minute);
        }
      }
      expect(checkWeeklyHours(spans).ok).toBe(fine);
    }),
  );
});
