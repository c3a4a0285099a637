import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { checkExceptions, type ScheduleException } from "#app/features/schedule/exceptions";
import { ownTime } from "#app/features/schedule/own-time.server";
import { DAY_MS } from "#app/platform/durations";
import type { Outcome } from "#app/platform/outcome";
import { lockOwn } from "../dashboard/own-advisor.server";
import { type DateHours, type DayPart, weekdayOf, withoutPart, withPart } from "./blocked-hours";
import { type Appointment, DAYS_LOOKED_AHEAD, mondayAhead, type OwnWeek, ownWeek } from "./own-week";
import { plainException, replaceDates } from "./replace-dates.server";
import { type ChangedDates, openChange, sealChange } from "./sealed-change.server";
import { dateIn, mondayOf, wallIn } from "./week-dates";
import { readEntry, type WeekEntry, type WeekErrors } from "./week-entry";

type Own = Pick<Viewer, "userId">;

interface WeekQuestion {
  /** A date within the requested week. */
  requested: string | null;
  now: Date;
  /** Loads an advisor's appointments between two instants. */
  appointmentsOf: (advisorId: string, from: Date, to: Date) => Promise<readonly Appointment[]>;
}

/** Returns a week of the advisor's own calendar: the requested one, else the first with anything still ahead. Null for anyone who is not an advisor. */
export async function findOwnWeek({ advisorId }: Viewer, { requested, now, appointmentsOf }: WeekQuestion): Promise<OwnWeek | null> {
  if (!advisorId) return null;
  const [own] = await db.select({ zone: advisors.timezone }).from(advisors).where(eq(advisors.id, advisorId));
  if (!own) return null;
  const monday = requested ? mondayOf(requested, dateIn(own.zone, now.getTime())) : await firstMonday(advisorId, now, appointmentsOf);
  const from = new Date(Date.parse(monday) - DAY_MS);
  const to = new Date(Date.parse(monday) + 8 * DAY_MS);
  const [time, appointments] = await Promise.all([ownTime(db, advisorId, { from, to }), appointmentsOf(advisorId, from, to)]);
  return time && ownWeek({ ...time, appointments, monday, now: now.getTime() });
}

async function firstMonday(advisorId: string, now: Date, appointmentsOf: WeekQuestion["appointmentsOf"]) {
  const to = new Date(now.getTime() + DAYS_LOOKED_AHEAD * DAY_MS);
  const time = await ownTime(db, advisorId, { from: now, to });
  return time ? mondayAhead({ ...time, appointments: await appointmentsOf(advisorId, now, to), now: now.getTime() }) : "";
}

/** Result of changing dates; `undo` is what takes it back. */
export type WeekOutcome =
  | Outcome<"calNothing" | "exceptionsFull", Pick<ChangedDates, "dates" | "after"> & { undo: string }>
  | { ok: false; reason: "entry"; errors: WeekErrors };

/** Blocks a range of an advisor's own time, from now on; agreed consultations in it stay. Throws a 404 for anyone who is not an advisor. */
export const blockTime = (viewer: Own, entry: WeekEntry, at: Date) => changeDates(viewer, { entry, change: withoutPart, at });

/** Reopens a range of an advisor's own time, as far as it is usually open. Throws a 404 for anyone who is not an advisor. */
export const openTime = (viewer: Own, entry: WeekEntry, at: Date) => changeDates(viewer, { entry, change: withPart, at });

interface Change {
  entry: WeekEntry;
  change: (hours: DateHours, part: DayPart) => ScheduleException[] | null;
  at: Date;
}

/** Applies to the current state of the dates, so that changes from another tab are kept. */
function changeDates(viewer: Own, { entry, change, at }: Change): Promise<WeekOutcome> {
  return db.transaction(async (tx): Promise<WeekOutcome> => {
    const { id: advisorId, timezone } = await lockOwn(tx, viewer);
    const read = readEntry(entry.from, entry.to, wallIn(timezone, at.getTime()));
    if (!read.ok) return { ok: false, reason: "entry", errors: read.errors };
    const week = await tx.select().from(weeklyHours).where(eq(weeklyHours.advisorId, advisorId));
    const all = await tx.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, advisorId));
    const changed = read.parts.flatMap((part) => {
      const weekday = weekdayOf(part.date);
      const hours = { usual: week.filter((span) => span.weekday === weekday), exceptions: all.filter(({ date }) => date === part.date) };
      const after = change(hours, part);
      return after ? [{ date: part.date, before: hours.exceptions.map(plainException), after }] : [];
    });
    if (changed.length === 0) return { ok: false, reason: "calNothing" };
    const dates = changed.map(({ date }) => date);
    const others = all.filter(({ date }) => !dates.includes(date));
    const after = changed.flatMap((each) => each.after);
    if (!checkExceptions([...others, ...after], dateIn(timezone, at.getTime())).ok) return { ok: false, reason: "exceptionsFull" };
    await replaceDates(tx, advisorId, { dates, rows: after, at });
    const before = changed.flatMap((each) => each.before);
    return { ok: true, dates, after, undo: sealChange(advisorId, { dates, before, after }) };
  });
}

type UndoOutcome = Outcome<"unreadable" | "calChanged" | "exceptionsFull">;

/**
 * Restores the previous exceptions of dates, as this site sealed them when they changed: refused if they have been changed since, or if others took their
 * room. Throws a 404 for anyone who is not an advisor.
 */
export function undoDates(viewer: Own, undo: string, at: Date): Promise<UndoOutcome> {
  return db.transaction(async (tx): Promise<UndoOutcome> => {
    const { id: advisorId, timezone } = await lockOwn(tx, viewer);
    const change = openChange(advisorId, undo);
    if (!change) return { ok: false, reason: "unreadable" };
    const { dates, before, after } = change;
    const all = await tx.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, advisorId));
    const [kept, others] = [all.filter(({ date }) => dates.includes(date)), all.filter(({ date }) => !dates.includes(date))];
    if (keyOf(kept) !== keyOf(after)) return { ok: false, reason: "calChanged" };
    if (!checkExceptions([...others, ...before], dateIn(timezone, at.getTime())).ok) return { ok: false, reason: "exceptionsFull" };
    await replaceDates(tx, advisorId, { dates, rows: before, at });
    return { ok: true };
  });
}

const keyOf = (rows: readonly ScheduleException[]) =>
  rows
    .map(({ date, startMinute, endMinute }) => `${date} ${startMinute}-${endMinute}`)
    .sort()
    .join();
