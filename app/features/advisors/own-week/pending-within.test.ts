import { expect, test } from "vitest";
import type { Appointment } from "./own-week";
import { leftOutside, pendingWithin, removedByExceptions } from "./pending-within";

const at = (kind: Appointment["kind"], id: string, from: string, to: string): Appointment => ({
  ...{ id, kind, name: "Ada" },
  start: Date.parse(from),
  end: Date.parse(to),
});

test("what is asked for or agreed within a stretch of the advisor's own time is found, and not what lies beside it", () => {
  const part = { date: "2026-12-03", startMinute: 600, endMinute: 720 };
  const appointments = [
    at("request", "late", "2026-12-03T10:45Z", "2026-12-03T11:45Z"),
    at("request", "within", "2026-12-03T09:00Z", "2026-12-03T09:30Z"),
    at("request", "before", "2026-12-03T08:30Z", "2026-12-03T09:00Z"),
    at("request", "after", "2026-12-03T11:00Z", "2026-12-03T11:30Z"),
    at("session", "agreed", "2026-12-03T10:00Z", "2026-12-03T10:30Z"),
    at("own", "own", "2026-12-03T09:00Z", "2026-12-03T09:30Z"),
  ];
  expect(pendingWithin("Europe/Paris", [part], appointments)).toEqual([
    { id: "within", name: "Ada", at: "2026-12-03T10:00" },
    { id: "agreed", name: "Ada", at: "2026-12-03T11:00", isAgreed: true },
    { id: "late", name: "Ada", at: "2026-12-03T11:45" },
  ]);
});

test("a day off takes out all of it, other hours what is beside them, and extra hours nothing", () => {
  const off = { date: "2026-12-03", startMinute: null, endMinute: null };
  const hours = { date: "2026-12-03", startMinute: 600, endMinute: 720 };
  expect(removedByExceptions([off])).toEqual([{ date: "2026-12-03", startMinute: 0, endMinute: 1440 }]);
  expect(removedByExceptions([off, hours])).toEqual([
    { date: "2026-12-03", startMinute: 0, endMinute: 600 },
    { date: "2026-12-03", startMinute: 720, endMinute: 1440 },
  ]);
  expect(removedByExceptions([hours])).toEqual([]);
});

test("what a new week leaves outside is what its old hours had, agreed or asked for, and nothing that was outside before", () => {
  const thursday = (startMinute: number, endMinute: number) => [{ weekday: 4, startMinute, endMinute }];
  const hours = { zone: "Europe/Paris", weeklyHours: thursday(540, 1020), exceptions: [] };
  const appointments = [
    at("session", "agreed", "2026-12-03T15:00Z", "2026-12-03T16:00Z"),
    at("request", "partly", "2026-12-03T10:30Z", "2026-12-03T11:30Z"),
    at("request", "within", "2026-12-03T09:00Z", "2026-12-03T10:00Z"),
    at("request", "outside before", "2026-12-03T17:00Z", "2026-12-03T18:00Z"),
    at("own", "own", "2026-12-03T15:00Z", "2026-12-03T16:00Z"),
  ];
  expect(leftOutside(hours, thursday(540, 720), appointments)).toEqual([
    { id: "partly", name: "Ada", at: "2026-12-03T11:30" },
    { id: "agreed", name: "Ada", at: "2026-12-03T16:00", isAgreed: true },
  ]);
  const exceptions = [
    { date: "2026-12-03", startMinute: null, endMinute: null },
    { date: "2026-12-03", startMinute: 540, endMinute: 1020 },
  ];
  expect(leftOutside({ ...hours, exceptions }, [], appointments)).toEqual([]);
});
