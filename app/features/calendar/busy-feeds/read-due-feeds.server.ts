import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { FURTHEST_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";
import { openSecret } from "#app/platform/sealed-secret.server";
import { MOST_BUSY_TIMES } from "../limits";
import { fetchFeed } from "./fetch-feed.server";
import { nextReading } from "./next-reading";
import { readFeed } from "./read-feed.server";
import { readings } from "./readings.server";

const AT_ONCE = 4;
const LEASE_MINUTES = 5;
const ROWS_A_STATEMENT = 1000;
const SHORTEST_MS = Math.min(...DURATION_OPTIONS) * MINUTE_MS;

type Feed = typeof calendarFeeds.$inferSelect;
type Fetch = (address: string) => ReturnType<typeof fetchFeed>;

/**
 * Reads every calendar that is due, a few at a time. A claim is a lease: it postpones the next reading, so that no other server reads the same one. While a
 * calendar cannot be read, its last busy times stay. For the job; tests pass another `fetch`.
 */
export async function readDueFeeds(at: Date, fetch: Fetch = fetchFeed) {
  for (;;) {
    const leaseEnds = new Date(at.getTime() + LEASE_MINUTES * MINUTE_MS).toISOString();
    const due = sql`(select id from calendar_feeds where next_read_at <= ${at.toISOString()} order by next_read_at limit ${AT_ONCE} for update skip locked)`;
    const claimed = await db
      .update(calendarFeeds)
      .set({ nextReadAt: sql`${leaseEnds}` })
      .where(sql`${calendarFeeds.id} in ${due}`)
      .returning();
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((feed) => readOne(feed, at, fetch)));
  }
}

/** Starts reading what is due without waiting for it: neither a request nor a job, whose transaction would stay open meanwhile. */
export async function readDueFeedsSoon(at: Date) {
  void readDueFeeds(at).catch((error: unknown) => log("warn", "calendars could not be read", describeError(error)));
}

async function readOne(feed: Feed, at: Date, fetch: Fetch) {
  const reading = await busyOf(feed, at, fetch).catch((error: unknown) => {
    // For example, a URL encrypted with another SECRET: one calendar must not keep the others from being read.
    log("warn", "a calendar could not be read", { feedId: feed.id, ...describeError(error) });
    return { ok: false as const, reason: "calendar.unreachable" };
  });
  readings.add({ outcome: reading.ok ? "read" : reading.reason });
  // Nothing is wrong with the calendar: it is read when the lease ends.
  if (!reading.ok && reading.reason === "busy") return;
  const problem = reading.ok ? await keep(feed, reading.busy, at) : reading.reason;
  if (problem === null) return;
  const failures = feed.failures + 1;
  const nextReadAt = nextReading(at, failures);
  await db.update(calendarFeeds).set({ problem, failures, triedAt: at, nextReadAt, isWaiting: false }).where(eq(calendarFeeds.id, feed.id));
}

async function busyOf(feed: Feed, at: Date, fetch: Fetch) {
  const fetched = await fetch(openSecret("calendar addresses", feed.advisorId, feed.address));
  if (!fetched.ok) return fetched;
  const [advisor] = await db.select({ zone: advisors.timezone }).from(advisors).where(eq(advisors.id, feed.advisorId));
  const own = await db.select({ id: consultations.id }).from(consultations).where(eq(consultations.advisorId, feed.advisorId));
  return readFeed({
    text: fetched.text,
    zone: advisor?.zone ?? "UTC",
    from: at.getTime() - DAY_MS,
    to: at.getTime() + (FURTHEST_LEAD_DAYS + 1) * DAY_MS,
    known: own.map(({ id }) => id),
  });
}

/**
 * Replaces the busy times of a calendar. Writes nothing when they are the same, because every write empties the kept pages. Gaps in which no consultation
 * fits are closed, and an advisor's calendars have MOST_BUSY_TIMES together: every page that shows their free times reads them all. Returns the problem, or null.
 */
function keep({ id, advisorId }: Feed, said: readonly Interval[], at: Date): Promise<"calendar.tooMuch" | null> {
  const busy = mergeIntervals(said, SHORTEST_MS);
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
    if (ofOthers + busy.length > MOST_BUSY_TIMES) return "calendar.tooMuch";
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
