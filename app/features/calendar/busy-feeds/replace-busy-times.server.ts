import { and, eq, ne } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { MINUTE_MS } from "#app/platform/durations";
import { MAX_BUSY_TIMES } from "../limits";
import { nextReading } from "./next-reading";

const ROWS_A_STATEMENT = 1000;
const MIN_MS = Math.min(...DURATION_OPTIONS) * MINUTE_MS;

type Feed = Pick<typeof calendarFeeds.$inferSelect, "id" | "advisorId">;

/**
 * Replaces the busy times of a calendar. Writes nothing when they are the same, because every write empties the kept pages. Gaps in which no consultation
 * fits are closed, and an advisor's calendars have MAX_BUSY_TIMES together: every page that shows their free times reads them all. Returns the problem, or null.
 */
export function replaceBusyTimes({ id, advisorId }: Feed, said: readonly Interval[], at: Date): Promise<"calendar.tooMuch" | null> {
  const busy = mergeIntervals(said, MIN_MS);
  return db.transaction(async (tx) => {
    // All of the advisor's, so that two that are read at the same moment are counted one after the other.
    const feeds = await tx
      .select({ id: calendarFeeds.id })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.advisorId, advisorId))
      .orderBy(calendarFeeds.id)
      .for("update");
    if (!feeds.some((feed) => feed.id === id)) return null;
    const ofOthers = await tx.$count(busyTimes, and(eq(busyTimes.advisorId, advisorId), ne(busyTimes.feedId, id)));
    if (ofOthers + busy.length > MAX_BUSY_TIMES) return "calendar.tooMuch";
    const kept = await tx
      .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
      .from(busyTimes)
      .where(and(eq(busyTimes.feedId, id)))
      .orderBy(busyTimes.startsAt);
    const isSame =
      kept.length === busy.length &&
      kept.every(({ startsAt, endsAt }, index) => startsAt.getTime() === busy[index]?.start && endsAt.getTime() === busy[index]?.end);
    if (!isSame) {
      await tx.delete(busyTimes).where(eq(busyTimes.feedId, id));
      const rows = busy.map(({ start, end }) => ({ feedId: id, advisorId, startsAt: new Date(start), endsAt: new Date(end) }));
      for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
        await tx.insert(busyTimes).values(rows.slice(from, from + ROWS_A_STATEMENT));
    }
    await tx
      .update(calendarFeeds)
      .set({
        problem: null,
        failures: 0,
        busyCount: said.length,
        readAt: at,
        triedAt: at,
        nextReadAt: nextReading(at, 0),
        isWaiting: false,
      })
      .where(eq(calendarFeeds.id, id));
    return null;
  });
}
