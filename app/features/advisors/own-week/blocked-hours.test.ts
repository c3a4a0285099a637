import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScheduleException } from "#app/features/schedule/exceptions";
import { checkExceptions } from "#app/features/schedule/exceptions";
import { blockedOn, openOn, partsBetween, wallText, withoutPart, withPart } from "./blocked-hours";

const date = "2026-11-24";
const span = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
const part = (from: number, to: number) => ({ date, ...span(from, to) });
const off: ScheduleException = { date, startMinute: null, endMinute: null };
const day = { usual: [span(9, 17)], exceptions: [] as ScheduleException[] };

test("an hour in the middle of a day is blocked, and the rest of it stays open", () => {
  expect(withoutPart(day, part(11, 12))).toEqual([off, part(9, 11), part(12, 17)]);
  const blocked = { ...day, exceptions: withoutPart(day, part(11, 12))! };
  expect([openOn(blocked), blockedOn(blocked)]).toEqual([[span(9, 11), span(12, 17)], [span(11, 12)]]);
});

test("a whole day is blocked as a day off, and open again as if nothing had been", () => {
  expect(withoutPart(day, part(0, 24))).toEqual([off]);
  expect(withPart({ ...day, exceptions: [off] }, part(0, 24))).toEqual([]);
});

test("what nobody could book anyway changes nothing", () => {
  expect(withoutPart(day, part(18, 20))).toBeNull();
  expect(withPart(day, part(8, 18))).toBeNull();
  expect(withPart({ ...day, exceptions: [off] }, part(18, 20))).toBeNull();
});

test("a part that is opened again is open as far as it usually is, and extra hours stay", () => {
  const evening = { ...day, exceptions: [off, part(19, 20)] };
  expect(withPart(evening, part(7, 10))).toEqual([off, part(9, 10), part(19, 20)]);
});

test("over midnight, a block is a part of each date", () => {
  expect(partsBetween("2026-11-24T22:30", "2026-11-26T01:00")).toEqual([
    { date, startMinute: 1350, endMinute: 1440 },
    { date: "2026-11-25", startMinute: 0, endMinute: 1440 },
    { date: "2026-11-26", startMinute: 0, endMinute: 60 },
  ]);
  expect(partsBetween("2026-11-24T22:00", "2026-11-25T00:00")).toEqual([{ date, startMinute: 1320, endMinute: 1440 }]);
  expect(partsBetween("2026-11-24T22:00", "2026-11-24T21:00")).toEqual([]);
  expect(wallText(date, 1440)).toBe("2026-11-25T00:00");
});

test("whatever is blocked is open no more, all else stays as it was, and opening it again brings the usual hours of it back", () => {
  const spans = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 })).filter(([from, to]) => from < to);
  fc.assert(
    fc.property(spans, spans, ([from, to], [start, end]) => {
      const hours = { usual: [span(from, to)], exceptions: [] as ScheduleException[] };
      const exceptions = withoutPart(hours, part(start, end)) ?? [];
      expect(checkExceptions(exceptions, "2026-01-01")).toEqual({ ok: true });
      const open = openOn({ ...hours, exceptions });
      for (let hour = 0; hour < 24; hour += 1) {
        const isOpen = open.some(({ startMinute, endMinute }) => startMinute <= hour * 60 && hour * 60 < endMinute);
        expect(isOpen).toBe(from <= hour && hour < to && !(start <= hour && hour < end));
      }
      expect(withPart({ ...hours, exceptions }, part(start, end)) ?? []).toEqual([]);
    }),
  );
});
