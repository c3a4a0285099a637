import { expect, test } from "vitest";
import type { Appointment } from "./own-week";
import { pendingWithin, removedByExceptions } from "./pending-within";

const at = (kind: Appointment["kind"], id: string, from: string, to: string): Appointment => ({
  ...{ id, kind, name: "Ada" },
  start: Date.parse(from),
  end: Date.parse(to),
});

test("what is asked for within a stretch of the advisor's own time is found, and neither what is agreed nor what lies beside it", () => {
  const part = { date: "2026-12-03", startMinute: 600, endMinute: 720 };
  const appointments = [
    at("request", "late", "2026-12-03T10:45Z", "2026-12-03T11:45Z"),
    at("request", "within", "2026-12-03T09:00Z", "2026-12-03T09:30Z"),
    at("request", "before", "2026-12-03T08:30Z", "2026-12-03T09:00Z"),
    at("request", "after", "2026-12-03T11:00Z", "2026-12-03T11:30Z"),
    at("session", "agreed", "2026-12-03T09:00Z", "2026-12-03T09:30Z"),
    at("own", "own", "2026-12-03T09:00Z", "2026-12-03T09:30Z"),
  ];
  expect(pendingWithin("Europe/Paris", [part], appointments)).toEqual([
    { id: "within", name: "Ada", at: "2026-12-03T10:00" },
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
