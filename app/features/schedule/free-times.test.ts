import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type FreeTimesQuestion,
  firstFreeStart,
  firstOffered,
  freeSpans,
  freeStarts,
  isFree,
  offeredStarts,
  type Schedule,
} from "./free-times";
import type { Interval } from "./intervals";
import { openHours } from "./open-hours";
import { timeZoneOptions } from "./time-zones";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const at = (text: string) => Date.parse(`2026-12-${text}Z`);
const shown = (spans: Interval[]) =>
  spans.map(({ start, end }) => [start, end].map((moment) => new Date(moment).toISOString().slice(8, 16)).join(" "));
const during = (from: string, until: string): Interval => ({ start: at(from), end: at(until) });
const nineToFive = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }));
const schedule: Schedule = { zone: "UTC", weeklyHours: nineToFive, exceptions: [], bufferMinutes: 0, leadTimeMinutes: 30, mostADay: null };
const question: FreeTimesQuestion = {
  schedule,
  consultations: [],
  imported: [],
  now: at("01T00:00"),
  from: at("02T00:00"),
  to: at("03T00:00"),
};
const free = (change: Partial<FreeTimesQuestion>, settings: Partial<Schedule> = {}) =>
  shown(freeSpans({ ...question, ...change, schedule: { ...schedule, ...settings } }));

test("without anything booked the open hours are free", () => {
  expect(free({})).toEqual(["02T09:00 02T17:00"]);
});

test("held and accepted consultations and the advisor's own events are not free", () => {
  expect(free({ consultations: [during("02T10:00", "02T10:30")], imported: [during("02T16:00", "02T18:00")] })).toEqual([
    "02T09:00 02T10:00",
    "02T10:30 02T16:00",
  ]);
});

test("the consultation to come has room for its buffer before whatever is taken", () => {
  const consultations = [during("02T12:00", "02T13:15")];
  const imported = [during("02T15:00", "02T16:00")];
  expect(free({ consultations, imported }, { bufferMinutes: 15 })).toEqual(["02T09:00 02T11:45", "02T13:15 02T14:45", "02T16:00 02T17:00"]);
});

test("what yesterday's last consultation blocks reaches into today", () => {
  const aroundTheClock = nineToFive.map((span) => ({ ...span, startMinute: 0, endMinute: 1440 }));
  expect(free({ consultations: [during("01T23:00", "02T00:30")] }, { weeklyHours: aroundTheClock })).toEqual(["02T00:30 03T00:00"]);
});

test("the advisor's notice is kept, and never less than 30 minutes", () => {
  const now = at("02T12:00");
  expect(free({ now })).toEqual(["02T12:30 02T17:00"]);
  expect(free({ now }, { leadTimeMinutes: 0 })).toEqual(["02T12:30 02T17:00"]);
  expect(free({ now }, { leadTimeMinutes: 120 })).toEqual(["02T14:00 02T17:00"]);
  expect(free({ now }, { leadTimeMinutes: 2880 })).toEqual([]);
});

test("a day with as many consultations as the advisor takes is full", () => {
  const to = at("04T00:00");
  const consultations = [during("02T09:00", "02T09:30"), during("02T11:00", "02T11:30")];
  expect(free({ consultations, to }, { mostADay: 2 })).toEqual(["03T09:00 03T17:00"]);
  expect(free({ consultations, to }, { mostADay: 3 })).toEqual(["02T09:30 02T11:00", "02T11:30 02T17:00", "03T09:00 03T17:00"]);
});

test("the day that fills is one of the advisor's calendar", () => {
  const inAuckland = { zone: "Pacific/Auckland", mostADay: 1 };
  const consultations = [during("01T21:00", "01T21:30")];
  expect(free({ consultations, now: at("01T00:00"), from: at("01T12:00"), to: at("03T12:00") }, inAuckland)).toEqual(["02T20:00 03T04:00"]);
});

test("starts lie on quarter hours and leave room for the whole consultation", () => {
  const spans = [during("02T09:05", "02T10:00"), during("02T12:00", "02T12:20")];
  expect(freeStarts(spans, { minutes: 30 }).map((start) => new Date(start).toISOString().slice(11, 16))).toEqual(["09:15", "09:30"]);
  expect(freeStarts(spans, { minutes: 15 }).length).toBe(4);
  expect(freeStarts(spans, { minutes: 15, earliest: at("02T09:31") })).toEqual([at("02T09:45"), at("02T12:00")]);
});

test("the first free start is the first of them, or none", () => {
  const spans = [during("02T09:05", "02T10:00"), during("02T12:00", "02T13:00")];
  expect(firstFreeStart(spans, { minutes: 60 })).toBe(at("02T12:00"));
  expect(firstFreeStart(spans, { minutes: 30, earliest: at("02T09:31") })).toBe(at("02T12:00"));
  expect(firstFreeStart(spans, { minutes: 90 })).toBe(null);
});

test("a time is free only as a whole", () => {
  const spans = [during("02T09:00", "02T10:00")];
  expect(isFree(spans, at("02T09:00"), at("02T10:00"))).toBe(true);
  expect(isFree(spans, at("02T09:30"), at("02T10:01"))).toBe(false);
  expect(isFree(spans, at("02T08:59"), at("02T09:30"))).toBe(false);
  expect(isFree(spans, at("02T09:30"), at("02T09:30"))).toBe(false);
});

const somewhen = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
const busy = fc.array(fc.tuple(fc.integer({ min: -2 * 96, max: 12 * 96 }), fc.integer({ min: 1, max: 12 })), { maxLength: 40 });
const anyQuestion: fc.Arbitrary<FreeTimesQuestion> = fc
  .record({
    zone: fc.constantFrom(...timeZoneOptions()),
    from: somewhen,
    lead: fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    held: busy,
    own: busy,
    bufferMinutes: fc.constantFrom(0, 5, 15, 60),
    leadTimeMinutes: fc.constantFrom(0, 30, 600),
    mostADay: fc.constantFrom(null, 1, 3),
    startMinute: fc.integer({ min: 0, max: 700 }),
  })
  .map(({ zone, from, lead, held, own, startMinute, ...settings }) => {
    const taken = (list: [number, number][]) =>
      list.map(([cell, length]) => ({ start: from + cell * 15 * MINUTE, end: from + (cell + length) * 15 * MINUTE }));
    const weeklyHours = nineToFive.map((span) => ({ ...span, startMinute, endMinute: startMinute + 600 }));
    const asked = { zone, weeklyHours, exceptions: [], ...settings };
    return { schedule: asked, consultations: taken(held), imported: taken(own), now: from - lead, from, to: from + 10 * DAY };
  });

test("whatever is booked, free times are sorted and apart, within the open hours and the notice, and overlap nothing", () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const { schedule: hours, consultations, imported, now, from, to } = asked;
      const spans = freeSpans(asked);
      const open = openHours(hours, from, to, new Set());
      const buffer = hours.bufferMinutes * MINUTE;
      for (const [index, { start, end }] of spans.entries()) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(now + Math.max(30, hours.leadTimeMinutes) * MINUTE);
        if (index > 0) expect(spans[index - 1]!.end).toBeLessThan(start);
        expect(isFree(open, start, end)).toBe(true);
        expect([...consultations, ...imported].filter((taken) => start < taken.end && taken.start < end + buffer)).toEqual([]);
      }
    }),
  );
});

test("with no limit a day, whatever is open, far enough ahead and clear of everything is free", () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer({ min: 0, max: 10 * DAY }), (asked, offset) => {
      const { consultations, imported, now, from, to } = asked;
      const hours: Schedule = { ...asked.schedule, mostADay: null };
      const moment = from + offset;
      const buffer = hours.bufferMinutes * MINUTE;
      const isClear =
        isFree(openHours(hours, from, to, new Set()), moment, moment + 1) &&
        moment >= now + Math.max(30, hours.leadTimeMinutes) * MINUTE &&
        ![...consultations, ...imported].some(({ start, end }) => start - buffer <= moment && moment < end);
      expect(isFree(freeSpans({ ...asked, schedule: hours }), moment, moment + 1)).toBe(isClear);
    }),
    { numRuns: 500 },
  );
});

test("every start that is offered is free, the first of them is the first, and no quarter hour is left out", () => {
  fc.assert(
    fc.property(anyQuestion, fc.constantFrom(15, 30, 45, 60, 90), (asked, minutes) => {
      const spans = freeSpans(asked);
      const starts = freeStarts(spans, { minutes });
      expect(firstFreeStart(spans, { minutes })).toBe(starts[0] ?? null);
      const first = Math.ceil(asked.from / (15 * MINUTE)) * 15 * MINUTE;
      const expected: number[] = [];
      for (let start = first; start < asked.to; start += 15 * MINUTE)
        if (isFree(spans, start, start + minutes * MINUTE)) expected.push(start);
      expect(starts).toEqual(expected);
    }),
  );
});

test("what is said to be free next begins the list of what is offered, on a quarter hour only where no half hour lies beside it", () => {
  const at = (text: string) => Date.parse(`2026-12-01T${text}Z`);
  for (const [start, end, first] of [
    ["15:15", "17:00", "15:30"],
    ["15:15", "15:45", "15:15"],
    ["15:00", "15:30", "15:00"],
    ["15:15", "16:00", "15:30"],
  ] as const) {
    const spans = [{ start: at(start), end: at(end) }];
    const offered = offeredStarts(freeStarts(spans, { minutes: 30 }));
    const next = firstOffered(spans, firstFreeStart(spans, { minutes: 30 }), 30);
    expect([start, end, offered[0], next]).toEqual([start, end, at(first), at(first)]);
  }
});
