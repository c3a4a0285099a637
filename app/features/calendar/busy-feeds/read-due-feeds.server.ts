import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { calendarFeeds } from "#app/db/schema/calendar";
import { isTakenOnce } from "#app/db/taken-once";
import { MAX_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";
import { openSecret } from "#app/platform/sealed/sealed-secret.server";
import { fetchFeed } from "./fetch-feed.server";
import { nextReading } from "./next-reading";
import { readFeed } from "./read-feed.server";
import { readings } from "./readings.server";
import { replaceBusyTimes } from "./replace-busy-times.server";

const AT_ONCE = 4;
const LEASE_MINUTES = 5;

type Feed = typeof calendarFeeds.$inferSelect;
type Fetch = (address: string) => ReturnType<typeof fetchFeed>;

/**
 * Reads every calendar that is due, a few at a time. A claim is a lease: it postpones the next reading, so that no other server reads the same one. While a
 * calendar cannot be read, its last busy times stay. For the job; tests pass another `fetch`.
 */
export async function readDueFeeds(at: Date, fetch: Fetch = fetchFeed) {
  for (;;) {
    const leaseEnds = new Date(at.getTime() + LEASE_MINUTES * MINUTE_MS).toISOString();
    const due = sql`select id from calendar_feeds where next_read_at <= ${at.toISOString()} order by next_read_at limit ${AT_ONCE} for update skip locked`;
    const claimed = await db
      .update(calendarFeeds)
      .set({ nextReadAt: sql`${leaseEnds}` })
      .where(isTakenOnce(calendarFeeds.id, due))
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
  const problem = reading.ok ? await replaceBusyTimes(feed, reading.busy, at) : reading.reason;
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
    to: at.getTime() + (MAX_LEAD_DAYS + 1) * DAY_MS,
    known: own.map(({ id }) => id),
  });
}
