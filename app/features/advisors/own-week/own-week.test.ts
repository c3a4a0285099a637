import { expect, test } from "vitest";
import type { Schedule } from "#app/features/schedule/free-times";
import { EDGE_TIMES } from "../../../../tests/support/edge-times";
import { mondayAhead, ownWeek } from "./own-week";
import { dateIn, mondayOf } from "./week-dates";

const usual = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }));
const schedule = (zone: string): Schedule => ({
  zone,
  weeklyHours: usual,
  exceptions: [],
  bufferMinutes: 0,
  leadTimeMinutes: 60,
  mostADay: null,
});
const weekOf = (zone: string, monday: string, now: string, rest: Partial<Parameters<typeof ownWeek>[0]> = {}) =>
  ownWeek({ schedule: schedule(zone), busy: [], appointments: [], monday, now: Date.parse(now), ...rest });

test("the Monday of a week is looked up from this week until a year ahead", () => {
  expect(mondayOf(null, "2026-11-26")).toBe("2026-11-23");
  expect(mondayOf("2026-12-06", "2026-11-26")).toBe("2026-11-30");
  for (const requested of ["2026-11-01", "2028-01-01", "soon", "2026-13-45", ...EDGE_TIMES])
    expect(mondayOf(requested, "2026-11-29")).toBe("2026-11-23");
});

test("the calendar opens on the week in which something is still ahead: on a Saturday the next one, unless somebody has booked today", () => {
  const ahead = (now: string, rest: Partial<Parameters<typeof mondayAhead>[0]> = {}) => {
    const weekdays = { ...schedule("Europe/Berlin"), weeklyHours: usual.slice(0, 5) };
    return mondayAhead({ schedule: weekdays, busy: [], appointments: [], now: Date.parse(now), ...rest });
  };
  const booked = (start: string, end: string) => [
    { id: "a", kind: "session" as const, name: "Ada", start: Date.parse(start), end: Date.parse(end) },
  ];
  expect(ahead("2026-11-27T15:59:00Z")).toBe("2026-11-23");
  expect(ahead("2026-11-27T16:00:00Z")).toBe("2026-11-30");
  expect(ahead("2026-11-28T09:00:00Z")).toBe("2026-11-30");
  expect(ahead("2026-11-28T09:00:00Z", { appointments: booked("2026-11-28T12:00:00Z", "2026-11-28T12:30:00Z") })).toBe("2026-11-23");
  expect(ahead("2026-11-28T09:00:00Z", { appointments: booked("2026-11-28T08:00:00Z", "2026-11-28T08:30:00Z") })).toBe("2026-11-30");
  const away = [{ start: Date.parse("2026-11-28T00:00:00Z"), end: Date.parse("2026-12-05T00:00:00Z") }];
  expect(ahead("2026-11-28T09:00:00Z", { busy: away })).toBe("2026-12-07");
  expect(ahead("2026-11-28T09:00:00Z", { schedule: { ...schedule("Europe/Berlin"), weeklyHours: [] } })).toBe("2026-11-23");
});

test("a week is told by the advisor's clock, and today is over until now", () => {
  const { days, before, after, nowWall } = weekOf("Asia/Tokyo", "2026-11-23", "2026-11-23T16:30:00Z");
  expect(nowWall).toBe("2026-11-24T01:30");
  expect(days.map(({ pastUntil }) => pastUntil)).toEqual([1440, 90, 0, 0, 0, 0, 0]);
  expect(days.map(({ isToday }) => isToday)).toEqual([false, true, false, false, false, false, false]);
  expect([before, after]).toEqual([null, "2026-11-30"]);
  expect(dateIn("Asia/Tokyo", Date.parse("2026-11-23T16:30:00Z"))).toBe("2026-11-24");
});

test("the ways to this week and to the week before never lead to the same", () => {
  const sunday = "2026-11-29T09:00:00Z";
  const ways = (monday: string) => {
    const { thisWeek, before } = weekOf("Europe/Berlin", monday, sunday);
    return [thisWeek, before];
  };
  expect(ways("2026-11-23")).toEqual([null, null]);
  expect(ways("2026-11-30")).toEqual([null, "2026-11-23"]);
  expect(ways("2026-12-07")).toEqual(["2026-11-23", "2026-11-30"]);
});

test("the hour that a day of 23 hours leaves out, and the one that a day of 25 hours shows twice, are told", () => {
  const spring = weekOf("Europe/Berlin", "2027-03-22", "2027-03-22T08:00:00Z").days[6]!;
  expect([spring.skipped, spring.twice]).toEqual([[{ startMinute: 120, endMinute: 180 }], []]);
  const autumn = weekOf("Europe/Berlin", "2026-10-19", "2026-10-19T08:00:00Z").days[6]!;
  expect([autumn.skipped, autumn.twice]).toEqual([[], [{ startMinute: 120, endMinute: 180 }]]);
  // A zone whose clock moves by half an hour.
  const howe = weekOf("Australia/Lord_Howe", "2026-09-28", "2026-09-28T08:00:00Z").days[6]!;
  expect(howe.skipped).toEqual([{ startMinute: 120, endMinute: 150 }]);
});

test("what goes on over midnight stands on both days, and what goes from the first half of a night hour into its second, where the clock shows it", () => {
  const time = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
  const busy = [time("2026-10-24T21:00:00Z", "2026-10-25T01:30:00Z")];
  const appointments = [{ id: "a", kind: "session" as const, name: "Ada", ...time("2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z") }];
  const { days, firstHour } = weekOf("Europe/Berlin", "2026-10-19", "2026-10-19T08:00:00Z", { busy, appointments });
  expect(days[5]?.busy).toEqual([{ startMinute: 1380, endMinute: 1440 }]);
  expect(days[6]?.busy).toEqual([{ startMinute: 0, endMinute: 180 }]);
  expect(days[6]?.appointments.map(({ startMinute, endMinute }) => [startMinute, endMinute])).toEqual([
    [120, 135],
    [150, 180],
  ]);
  expect(firstHour).toBe(2);
});
