import { expect, test } from "vitest";
import { subtractIntervals } from "#app/features/schedule/intervals";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { isFullOfNetwork, isFullOfUnpaid } from "./full-weeks";
import { reachOf, type UnpaidTime, unpaidWeeks } from "./unpaid-weeks";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const FIRST_DAY = Date.parse("2026-12-05T00:00:00Z");
const expiresAt = new Date(NOW + DAY_MS);

interface Hours {
  days?: number;
  hoursADay?: number;
  mostADay?: number | null;
  /** Whether they ask for the last day first. */
  isBackwards?: boolean;
  /** Whether they have hours on the first of these days alone. */
  isOneDayAWeek?: boolean;
}

/** Lets people who have never paid ask for each hour of some days in turn, and returns for each day how many they got. */
function asked({ days = 14, hoursADay = 8, mostADay = null, isBackwards = false, isOneDayAWeek = false }: Hours) {
  const taken: UnpaidTime[] = [];
  const open = Array.from({ length: 60 }, (_, day) => ({
    start: NOW - 9 * HOUR_MS + day * DAY_MS + 9 * HOUR_MS,
    length: hoursADay * HOUR_MS,
  }));
  if (isOneDayAWeek) open.splice(0, open.length, { start: FIRST_DAY + 9 * HOUR_MS, length: hoursADay * HOUR_MS });
  const got: number[] = Array(days).fill(0);
  const order = [...got.keys()];
  for (const day of isBackwards ? order.toReversed() : order) {
    for (let hour = 0; hour < hoursADay && (mostADay === null || got[day]! < mostADay); hour += 1) {
      const start = FIRST_DAY + day * DAY_MS + (9 + hour) * HOUR_MS;
      const wanted = { start, end: start + HOUR_MS };
      const free = open.flatMap(({ start: from, length }) =>
        Array.from({ length: length / HOUR_MS }, (_, at) => ({ start: from + at * HOUR_MS, end: from + (at + 1) * HOUR_MS })),
      );
      const isTaken = (span: { start: number }) => taken.some((each) => each.start === span.start);
      const calendar = { free: free.filter((span) => !isTaken(span)), taken, zone: "UTC", bufferMinutes: 0, mostADay };
      if (unpaidWeeks(reachOf(start, NOW), calendar).some((week) => isFullOfUnpaid(week, wanted))) continue;
      taken.push({ ...wanted, expiresAt, isHold: false });
      got[day]! += 1;
    }
  }
  return got;
}

const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);

test("people who have never paid take half of any seven days together, whichever day these begin with", () => {
  for (const isBackwards of [false, true]) {
    const got = asked({ days: 21, isBackwards });
    for (let first = 0; first <= 14; first += 1) expect(sum(got.slice(first, first + 7))).toBeLessThanOrEqual(28);
    expect(sum(got)).toBeGreaterThan(56);
  }
});

test("an advisor of few hours has four hours of first clients in seven days", () => {
  expect(sum(asked({ days: 7, hoursADay: 1 }))).toBe(4);
});

test("of two to four hours a week one is left for who has paid, and the first client of a single hour has that one", () => {
  const got = (hours: number) => sum(asked({ days: 1, hoursADay: hours, isOneDayAWeek: true }));
  expect([1, 2, 3, 4, 5].map(got)).toEqual([1, 1, 2, 3, 4]);
});

/** Whether the first of a week of so many minutes, all free, may have a time from one of these minutes to another, with the buffer after it. */
function isHadByFirst(minutes: number, [from, to]: [number, number], { bufferMinutes = 0, mostADay = null as number | null } = {}) {
  const start = FIRST_DAY + 9 * HOUR_MS;
  const free = [{ start, end: start + minutes * MINUTE_MS }];
  const wanted = { start: start + from * MINUTE_MS, end: start + (to + bufferMinutes) * MINUTE_MS };
  const weeks = unpaidWeeks(reachOf(start, NOW), { free, taken: [], zone: "UTC", bufferMinutes, mostADay });
  return !weeks.some((week) => isFullOfUnpaid(week, wanted));
}

test("the first of a week leaves an hour where there are two, wherever their time is and with what has to be free between both", () => {
  expect([60, 119].map((minutes) => isHadByFirst(minutes, [0, 60]))).toEqual([true, true]);
  expect(isHadByFirst(90, [0, 90])).toBe(true);
  expect([[0, 60] as const, [60, 120] as const, [15, 75] as const, [0, 90] as const].map((time) => isHadByFirst(120, [...time]))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isHadByFirst(150, [0, 90])).toBe(true);
  const buffer = { bufferMinutes: 30 };
  expect([isHadByFirst(120, [0, 60], buffer), isHadByFirst(150, [0, 60], buffer), isHadByFirst(150, [0, 75], buffer)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([1, 2].map((mostADay) => isHadByFirst(120, [0, 90], { mostADay }))).toEqual([true, false]);
});

test("of three consultations a week that a maximum leaves one is left, and the first of a single one is had", () => {
  const got = (most: number) => sum(asked({ days: 1, hoursADay: 8, mostADay: most, isOneDayAWeek: true }));
  expect([1, 2, 3, 4].map(got)).toEqual([1, 1, 2, 3]);
});

test("of an advisor who has one consultation a day they take three of seven days, and of one who has four a day half", () => {
  expect(sum(asked({ days: 7, mostADay: 1 }))).toBe(3);
  expect(sum(asked({ days: 7, mostADay: 4 }))).toBe(14);
});

/** Lets people ask for short times wherever one takes most of the whole hours that are left of five days, and returns these hours before and after. */
function fragmented({ minutes, bufferMinutes = 0 }: { minutes: number; bufferMinutes?: number }) {
  const [length, buffer, step] = [minutes * MINUTE_MS, bufferMinutes * MINUTE_MS, 15 * MINUTE_MS];
  const days = Array.from({ length: 5 }, (_, day) => {
    const start = FIRST_DAY + day * DAY_MS + 9 * HOUR_MS;
    return { start, end: start + 8 * HOUR_MS };
  });
  const taken: UnpaidTime[] = [];
  const free = () =>
    subtractIntervals(
      days,
      taken.map(({ start, end }) => ({ start: start - buffer, end })),
    );
  const wholeHours = () => sum(free().map(({ start, end }) => Math.floor((end - start) / HOUR_MS)));
  const before = wholeHours();
  for (const day of days) {
    for (let start = day.start + HOUR_MS - step; start + length <= day.end; start += HOUR_MS + length + buffer - step) {
      const wanted = { start, end: start + length + buffer };
      const calendar = { free: free(), taken, zone: "UTC", bufferMinutes, mostADay: null };
      if (!unpaidWeeks(reachOf(start, NOW), calendar).some((week) => isFullOfUnpaid(week, wanted)))
        taken.push({ ...wanted, expiresAt, isHold: false });
    }
  }
  return { before, after: wholeHours(), taken: taken.length };
}

test.each([
  { minutes: 15 },
  { minutes: 30 },
  { minutes: 15, bufferMinutes: 30 },
  { minutes: 60, bufferMinutes: 15 },
])("half of the whole hours of a week are left by whatever short times people ask for: $minutes min, buffer $bufferMinutes", (times) => {
  const { before, after, taken } = fragmented(times);
  expect(before).toBe(40);
  expect(after).toBeGreaterThanOrEqual(20);
  expect(taken).toBeGreaterThan(8);
});

test("today is the first of the seven days that an hour of today belongs to", () => {
  expect(reachOf(NOW + HOUR_MS, NOW)).toEqual({ first: NOW - 9 * HOUR_MS, last: NOW - 9 * HOUR_MS + 7 * DAY_MS });
});

/** Lets people of one network ask for an hour of each day in turn, each day of so many hours, and returns how many they get in any seven days. */
function askedFromOneNetwork(hoursADay: number, minutes = 60) {
  const taken: UnpaidTime[] = [];
  for (let day = 0; day < 21; day += 1) {
    const start = FIRST_DAY + day * DAY_MS + 9 * HOUR_MS + (minutes < 60 ? 45 * MINUTE_MS : 0);
    const wanted = { start, end: start + minutes * MINUTE_MS };
    const days = Array.from({ length: 40 }, (_, at) => ({ start: NOW + at * DAY_MS, end: NOW + at * DAY_MS + hoursADay * HOUR_MS }));
    const calendar = { free: subtractIntervals(days, taken), taken, zone: "UTC", bufferMinutes: 0, mostADay: null };
    const weeks = unpaidWeeks(reachOf(start, NOW), calendar);
    if (weeks.some((week) => isFullOfUnpaid(week, wanted) || isFullOfNetwork(week, wanted))) continue;
    taken.push({ ...wanted, expiresAt, isHold: false, isOfNetwork: true });
  }
  return taken;
}

test.each([
  [1, 60, 2],
  [2, 60, 3],
  [8, 60, 7],
  [2, 15, 3],
])("of %i hours a day people of one network alone ask for %i minutes as often as leaves half of the share to others", (hours, minutes, most) => {
  const taken = askedFromOneNetwork(hours, minutes);
  for (const { start } of taken)
    expect(taken.filter((each) => each.start >= start && each.start < start + 7 * DAY_MS).length).toBeLessThanOrEqual(most);
  expect(taken.length).toBeGreaterThanOrEqual(most);
});

test("the first request of a network is had wherever others leave room, and what others asked for is not counted as theirs", () => {
  const [start, one] = [FIRST_DAY + 9 * HOUR_MS, { expiresAt, isHold: false, isOfNetwork: false }];
  const free = [{ start: start + HOUR_MS, end: start + 6 * HOUR_MS }];
  const taken = [{ ...one, start, end: start + HOUR_MS }];
  const wanted = { start: start + HOUR_MS, end: start + 2.5 * HOUR_MS };
  const week = { free, taken, zone: "UTC", bufferMinutes: 0, mostADay: null };
  expect(unpaidWeeks(reachOf(start, NOW), week).some((each) => isFullOfNetwork(each, wanted))).toBe(false);
});
