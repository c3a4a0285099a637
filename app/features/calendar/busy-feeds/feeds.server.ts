import { and, asc, count, eq, isNull, lt, or, sql } from "drizzle-orm";
import { db, type Transaction, violatedConstraint } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import { signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { warnOfAccountChange } from "#app/features/accounts/warnings/emails.server";
import { MINUTE_MS } from "#app/platform/durations";
import { endedAs } from "#app/platform/http/ended-as";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { keyedHash } from "#app/platform/secret.server";
import { MAX_FEEDS } from "../limits";
import { type AddressProblem, readFeedAddress } from "./feed-address";
import type { ListedFeed } from "./listed-feed";

/** An advisor's own feeds, oldest first. The URL is never shown again: it is often a secret. */
export async function listFeeds({ userId }: Pick<Viewer, "userId">): Promise<ListedFeed[]> {
  const rows = await db
    .select({ feed: calendarFeeds })
    .from(calendarFeeds)
    .innerJoin(advisors, eq(advisors.id, calendarFeeds.advisorId))
    .where(eq(advisors.userId, userId))
    .orderBy(asc(calendarFeeds.createdAt));
  return rows.map(({ feed: { id, host, problem, busyCount, readAt, isWaiting } }) => ({ id, host, problem, busyCount, readAt, isWaiting }));
}

export type AddFeedProblem = AddressProblem | "calendar.addressKnown" | "calendar.feedsFull";

type Person = Pick<Viewer, "userId" | "address">;
type Owner = Pick<Viewer, "userId" | "email" | "sessionId" | "address">;
/** Repeated adding and removing would make us fetch as often, so it is rate limited; it is allowed again after `retryAfterSeconds`. */
type TooManyFeeds = { ok: false; reason: "calendar.tooManyFeeds"; retryAfterSeconds: number };

/** Adds a calendar to an advisor's own, to be read soon outside the request, and notifies them, because it blocks their hours. At most five. */
export async function addFeed(
  owner: Owner,
  typed: string,
  at: Date,
): Promise<{ ok: true; host: string } | { ok: false; reason: AddFeedProblem } | TooManyFeeds> {
  const read = readFeedAddress(typed);
  if (!read.ok) return read;
  const { userId } = owner;
  const taken = await consumeLimit("feed", { userId, address: owner.address }, at);
  if (!taken.ok) return { ...taken, reason: "calendar.tooManyFeeds" };
  const { address, host } = read;
  try {
    return await signedInTransaction(owner, async (tx) => {
      const [advisor] = await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId)).for("update");
      if (!advisor) throw endedAs(404);
      const [kept] = await tx.select({ feeds: count() }).from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisor.id));
      if ((kept?.feeds ?? 0) >= MAX_FEEDS) return { ok: false, reason: "calendar.feedsFull" };
      await tx.insert(calendarFeeds).values({
        advisorId: advisor.id,
        host,
        address: sealSecret("calendar addresses", advisor.id, address),
        addressHash: keyedHash(`calendar ${address}`),
        nextReadAt: at,
        createdAt: at,
      });
      await warnOfAccountChange(tx, owner, "feed", at);
      return { ok: true, host };
    });
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "calendar_feeds_address") return { ok: false, reason: "calendar.addressKnown" };
    throw error;
  }
}

/** Removes one of an advisor's own calendars and its busy times. Null when they have no such feed. */
export async function removeFeed({ userId }: Pick<Viewer, "userId">, feedId: string): Promise<{ ok: true; host: string } | null> {
  const [removed] = await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, feedId), isOwn(userId)))
    .returning({ host: calendarFeeds.host });
  return removed ? { ok: true, host: removed.host } : null;
}

/** Schedules one of an advisor's own calendars to be read soon, at most once a minute. Null when they have no such feed. */
export async function readFeedSoon(
  { userId, address }: Person,
  feedId: string,
  at: Date,
): Promise<{ ok: true; host: string } | TooManyFeeds | null> {
  const own = and(eq(calendarFeeds.id, feedId), isOwn(userId));
  const [feed] = await db.select({ host: calendarFeeds.host }).from(calendarFeeds).where(own);
  if (!feed) return null;
  const taken = await consumeLimit("feed", { userId, address }, at);
  if (!taken.ok) return { ...taken, reason: "calendar.tooManyFeeds" };
  const isLongAgo = or(isNull(calendarFeeds.triedAt), lt(calendarFeeds.triedAt, new Date(at.getTime() - MINUTE_MS)));
  await db.update(calendarFeeds).set({ nextReadAt: at, isWaiting: true }).where(and(own, isLongAgo));
  return { ok: true, host: feed.host };
}

/**
 * Has all calendars of an advisor read soon, each at most once a minute: whole days mean something else in another zone. In the caller's transaction. Counts
 * as reading them on demand does; beyond that they are read at their usual time.
 */
export async function readAllFeedsSoon(tx: Transaction, { userId, address }: Person, advisorId: string, at: Date): Promise<void> {
  const own = eq(calendarFeeds.advisorId, advisorId);
  if ((await tx.$count(calendarFeeds, own)) === 0) return;
  const taken = await consumeLimit("feed", { userId, address }, at, tx);
  if (!taken.ok) return;
  const soonest = sql`greatest(${at.toISOString()}::timestamptz, ${calendarFeeds.triedAt} + make_interval(secs => ${MINUTE_MS / 1000}))`;
  await tx.update(calendarFeeds).set({ nextReadAt: soonest, isWaiting: true }).where(own);
}

const isOwn = (userId: string) =>
  eq(calendarFeeds.advisorId, db.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId)));
