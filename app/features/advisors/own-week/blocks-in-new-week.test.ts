import { expect, test } from "vitest";
import type { ScheduleException } from "#app/features/schedule/exceptions";
import { blocksInNewWeek, openOn, withoutPart } from "./blocked-hours";
import type { Appointment } from "./own-week";
import { leftOutside } from "./pending-within";

// A Thursday.
const date = "2026-12-10";
const hours = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
const thursday = (from: number, to: number) => [{ weekday: 4, ...hours(from, to) }];
const off: ScheduleException = { date, startMinute: null, endMinute: null };
const blocked = (from: number, to: number, week = thursday(9, 17)) =>
  withoutPart({ usual: week, exceptions: [] }, { date, ...hours(from, to) }) ?? [];

test("a block on a day that is closed afterwards opens nothing of it: the day is off", () => {
  expect(blocksInNewWeek(blocked(10, 12), thursday(9, 17), [])).toEqual([off]);
});

test("a block takes its hours from the new week, and none that are new", () => {
  const next = thursday(11, 20);
  const exceptions = blocksInNewWeek(blocked(10, 12), thursday(9, 17), next);
  expect(openOn({ usual: next, exceptions })).toEqual([hours(12, 20)]);
});

test("days off, extra hours and other hours than usual stay as they are, whatever the week", () => {
  for (const exceptions of [[off], [{ date, ...hours(18, 20) }], [off, { date, ...hours(18, 20) }], [off, { date, ...hours(9, 17) }]])
    expect(blocksInNewWeek(exceptions, thursday(9, 17), [])).toEqual(exceptions);
});

test("on a day with a block, too, what the new week closes is said to fall outside", () => {
  const request: Appointment = {
    ...{ id: "asked", kind: "request", name: "Ada" },
    start: Date.parse(`${date}T14:00Z`),
    end: Date.parse(`${date}T15:00Z`),
  };
  const schedule = { zone: "UTC", weeklyHours: thursday(9, 17), exceptions: blocked(10, 12) };
  expect(leftOutside(schedule, [], [request])).toMatchObject([{ id: "asked" }]);
});
