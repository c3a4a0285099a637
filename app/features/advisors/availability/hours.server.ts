import { and, asc, between, eq, gte } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { checkExceptions, MAX_EXCEPTIONS, type ScheduleException } from "#app/features/schedule/exceptions";
import { localDay } from "#app/features/schedule/open-hours";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { DAY_MS } from "#app/platform/durations";
import { endedAs } from "#app/platform/http/ended-as";

import { lockOwn } from "../dashboard/own-advisor.server";
import { blocksInNewWeek } from "../own-week/blocked-hours";
import { replaceDates } from "../own-week/replace-dates.server";
import { type ListedDates, listedDates } from "./listed-dates";
import { weekVersion } from "./week-entry";

type Own = Pick<Viewer, "userId">;

export interface OwnHours {
  week: WeeklySpan[];
  /** Upcoming dates that differ. */
  exceptions: ListedDates[];
  /** The advisor's local date. */
  today: string;
}

/** Returns an advisor's weekly hours and the dates that differ, from today on. Throws a 404 for anyone who is not an advisor. */
export async function findOwnHours({ userId }: Own, now: Date): Promise<OwnHours> {
  const [own] = await db.select({ id: advisors.id, timezone: advisors.timezone }).from(advisors).where(eq(advisors.userId, userId));
  if (!own) throw endedAs(404);
  const today = todayIn(own.timezone, now);
  const exceptions = await db
    .select()
    .from(hoursExceptions)
    .where(and(eq(hoursExceptions.advisorId, own.id), gte(hoursExceptions.date, today)))
    .orderBy(asc(hoursExceptions.date))
    .limit(MAX_EXCEPTIONS);
  const week = await weekOf(db, own.id);
  return { week, exceptions: listedDates(exceptions, week), today };
}

/**
 * Replaces an advisor's weekly hours. `was` is the version of the hours that their page showed: hours changed elsewhere meanwhile are not
 * overwritten. Blocked hours ahead stay blocked in the new week. Throws a 404 for anyone who is not an advisor.
 */
export function saveWeek(
  viewer: Own,
  spans: readonly WeeklySpan[],
  was: string,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "advisorProfile.hoursStale"; version: string }> {
  return db.transaction(async (tx) => {
    const { id: advisorId, timezone } = await lockOwn(tx, viewer);
    const before = await weekOf(tx, advisorId);
    const version = weekVersion(before);
    if (version === weekVersion(spans)) return { ok: true };
    if (version !== was) return { ok: false, reason: "advisorProfile.hoursStale", version };
    await tx.delete(weeklyHours).where(eq(weeklyHours.advisorId, advisorId));
    if (spans.length > 0) await tx.insert(weeklyHours).values(spans.map((span) => ({ ...span, advisorId })));
    const ahead = await tx
      .select()
      .from(hoursExceptions)
      .where(and(eq(hoursExceptions.advisorId, advisorId), gte(hoursExceptions.date, todayIn(timezone, at))));
    const dates = [...new Set(ahead.map(({ date }) => date))];
    await replaceDates(tx, advisorId, { dates, rows: blocksInNewWeek(ahead, before, spans), at });
    return { ok: true };
  });
}

export type ExceptionProblem = "advisorProfile.exceptionOverlap" | "advisorProfile.exceptionsFull";

/** Adds dates that differ from an advisor's week; existing ones are not duplicated. Throws a 404 for anyone who is not an advisor. */
export function addExceptions(
  viewer: Own,
  wanted: readonly ScheduleException[],
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: ExceptionProblem }> {
  return db.transaction(async (tx) => {
    const { id: advisorId, timezone } = await lockOwn(tx, viewer);
    const kept = await tx.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, advisorId));
    const known = new Set(kept.map(keyOf));
    const fresh = wanted.filter((exception) => !known.has(keyOf(exception)));
    const checked = checkExceptions([...kept, ...fresh], todayIn(timezone, at));
    if (!checked.ok) return { ok: false, reason: `advisorProfile.${checked.reason === "tooMany" ? "exceptionsFull" : "exceptionOverlap"}` };
    // Skips the write when nothing changes, because every write invalidates all cached pages.
    if (fresh.length === 0) return { ok: true };
    await tx.insert(hoursExceptions).values(fresh.map((exception) => ({ ...exception, advisorId })));
    await tx.update(advisors).set({ updatedAt: at }).where(eq(advisors.id, advisorId));
    return { ok: true };
  });
}

/** Restores the ordinary week for some days. Throws a 404 for anyone who is not an advisor. */
export function removeExceptions(viewer: Own, { from, until }: Pick<ListedDates, "from" | "until">, at: Date) {
  return db.transaction(async (tx) => {
    const { id: advisorId } = await lockOwn(tx, viewer);
    const isMeant = and(eq(hoursExceptions.advisorId, advisorId), between(hoursExceptions.date, from, until));
    if ((await tx.$count(hoursExceptions, isMeant)) === 0) return;
    await tx.delete(hoursExceptions).where(isMeant);
    await tx.update(advisors).set({ updatedAt: at }).where(eq(advisors.id, advisorId));
  });
}

const weekOf = (connection: Connection, advisorId: string): Promise<WeeklySpan[]> =>
  connection
    .select({ weekday: weeklyHours.weekday, startMinute: weeklyHours.startMinute, endMinute: weeklyHours.endMinute })
    .from(weeklyHours)
    .where(eq(weeklyHours.advisorId, advisorId))
    .orderBy(asc(weeklyHours.weekday), asc(weeklyHours.startMinute));

const keyOf = ({ date, startMinute, endMinute }: ScheduleException) => `${date} ${startMinute}-${endMinute}`;

const todayIn = (zone: string, now: Date) => new Date(localDay(zone, now.getTime()) * DAY_MS).toISOString().slice(0, 10);
