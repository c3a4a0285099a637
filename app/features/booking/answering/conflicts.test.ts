import { expect, test } from "vitest";
import type { Schedule } from "#app/features/schedule/free-times";
import { conflictsOf, type Engagement } from "./conflicts";

const at = (time: string) => Date.parse(`${time}:00Z`);
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }));
const schedule: Schedule = { zone: "UTC", weeklyHours: WEEK, exceptions: [], bufferMinutes: 15, leadTimeMinutes: 60, mostADay: null };
// A Wednesday.
const asked = { id: "asked", ...span("2026-12-02T10:00", "2026-12-02T11:00") };
const other = (kind: Engagement["kind"], from: string, to: string): Engagement => ({ id: kind, kind, name: "Boris", ...span(from, to) });
const kinds = (change: Partial<Parameters<typeof conflictsOf>[0]> = {}) =>
  conflictsOf({ asked, engagements: [], busy: [], schedule, ...change }).map(({ kind }) => kind);

test("nothing stands against a free hour, and it is not in its own way", () => {
  expect(kinds()).toEqual([]);
  expect(kinds({ engagements: [{ ...asked, kind: "request", name: "Clara" }] })).toEqual([]);
});

test("another request, a session and a consultation of one's own at the hour are named with their time", () => {
  const engagements = (["request", "session", "own"] as const).map((kind) => other(kind, "2026-12-02T10:30", "2026-12-02T11:30"));
  expect(conflictsOf({ asked, engagements, busy: [], schedule })).toEqual(
    ["request", "session", "own"].map((kind) => ({ kind, id: kind, name: "Boris", at: new Date("2026-12-02T10:30Z") })),
  );
});

test("what only touches the hour is no conflict but for the buffer, on either side of it", () => {
  expect(kinds({ engagements: [other("session", "2026-12-02T11:00", "2026-12-02T12:00")] })).toEqual(["near"]);
  expect(kinds({ engagements: [other("session", "2026-12-02T09:00", "2026-12-02T09:50")] })).toEqual(["near"]);
  expect(kinds({ engagements: [other("session", "2026-12-02T11:15", "2026-12-02T12:00")] })).toEqual([]);
  expect(kinds({ engagements: [other("own", "2026-12-02T11:00", "2026-12-02T12:00")] })).toEqual([]);
});

test("a busy time of one's own calendar counts where it overlaps", () => {
  expect(kinds({ busy: [span("2026-12-02T10:59", "2026-12-02T12:00")] })).toEqual(["busy"]);
  expect(kinds({ busy: [span("2026-12-02T11:00", "2026-12-02T12:00")] })).toEqual([]);
});

test("a day off is told from an hour outside the others", () => {
  const off = { date: "2026-12-02", startMinute: null, endMinute: null };
  const changed = (exceptions: Schedule["exceptions"]) => ({ schedule: { ...schedule, exceptions } });
  expect(kinds(changed([off]))).toEqual(["dayOff"]);
  expect(kinds(changed([off, { date: "2026-12-02", startMinute: 900, endMinute: 960 }]))).toEqual(["outsideHours"]);
  expect(kinds(changed([{ date: "2026-12-03", startMinute: null, endMinute: null }]))).toEqual([]);
  expect(kinds({ asked: { id: "asked", ...span("2026-12-02T16:30", "2026-12-02T17:30") } })).toEqual(["outsideHours"]);
});

test("the zone's clock says which day it is: an hour of Kiritimati's Thursday is off with that Thursday", () => {
  const kiritimati = {
    ...schedule,
    zone: "Pacific/Kiritimati",
    weeklyHours: WEEK.map((each) => ({ ...each, startMinute: 0, endMinute: 1440 })),
  };
  const off = (date: string) => kinds({ schedule: { ...kiritimati, exceptions: [{ date, startMinute: null, endMinute: null }] } });
  expect(off("2026-12-03")).toEqual(["dayOff"]);
  expect(off("2026-12-02")).toEqual([]);
});

test("a day that is full without it says how many one takes", () => {
  const engagements = [other("session", "2026-12-02T14:00", "2026-12-02T15:00")];
  const full = (mostADay: number) => conflictsOf({ asked, engagements, busy: [], schedule: { ...schedule, mostADay } });
  expect(full(1)).toEqual([{ kind: "dayFull", count: 1 }]);
  expect(full(2)).toEqual([]);
});
