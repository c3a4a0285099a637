import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { quotes } from "#app/db/schema/booking";
import type { Interval } from "#app/features/schedule/intervals";
import { DAY_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { sharersOf } from "#app/platform/limits/network";
import { mailboxIn } from "#app/platform/mail/mailbox";
import { isUuid } from "#app/platform/uuid";
import { isFullOfUnpaid } from "../unpaid-time/full-weeks";
import { readUnpaidWeeks, type WantedTime } from "../unpaid-time/unpaid-times.server";
import { lengthOf } from "../unpaid-time/unpaid-weeks";

const KIND = "hour-hold-to-one";

/** Share of an advisor's bookable week that people who have never paid can hold in total, with or without an account, across all networks. */
const PART_OF_WEEK = 0.25;

/** Why an hour cannot be held, or not for longer. */
export type HoldRefusal =
  | { ok: false; reason: "heldTooMany"; retryAfterSeconds: number }
  | { ok: false; reason: "newClientsInWeek"; retryAfterSeconds: number }
  | { ok: false; reason: "fewHours" };

/** Source of holds without an account: a network, and the hold ids its browser sends. */
export interface HoldingFrom {
  address: string;
  own?: readonly string[];
}

const keyOf = (advisorId: string, { address }: HoldingFrom) => personKey(KIND, `${sharersOf(address)} ${advisorId}`);

/**
 * Makes room for one more hold of an advisor's time from a network and browser by releasing the browser's own earliest. Returns null, or why there
 * is none: others on the network hold as many as allowed, people who have never paid take too much of the week, or the network has held enough of that day. Call
 * with the advisor's row locked, so that nobody gets in between.
 */
export async function freeHoldPlace(
  tx: Transaction,
  advisorId: string,
  span: Interval,
  from: HoldingFrom,
  now: Date,
): Promise<HoldRefusal | null> {
  if (!config().rateLimits) return null;
  // Includes holds claimed since: until they are requested, each still takes the advisor's time.
  const isHeld = and(eq(quotes.advisorId, advisorId), isNotNull(quotes.blockedUntil), gt(quotes.expiresAt, now));
  const ids = (from.own ?? []).filter(isUuid);
  const own = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isHeld, isNull(quotes.clientId), inArray(quotes.id, ids)))
    .orderBy(asc(quotes.createdAt));
  const isOfNetwork = and(eq(attempts.kind, KIND), eq(attempts.keyHash, keyOf(advisorId, from)));
  const ofNetwork = await tx
    .select({ id: quotes.id, expiresAt: quotes.expiresAt })
    .from(quotes)
    .innerJoin(attempts, eq(attempts.id, quotes.id))
    .where(and(isHeld, isOfNetwork))
    .orderBy(asc(quotes.expiresAt));
  const others = ofNetwork.filter(({ id }) => !own.some((each) => each.id === id));
  const most = LIMITS[KIND].perNetwork;
  const waitFor = others.at(-most);
  if (waitFor) return { ok: false, reason: "heldTooMany", retryAfterSeconds: secondsUntil(waitFor.expiresAt, now) };
  const full = await findWeekFull(tx, { advisorId, ...span, own: own.map(({ id }) => id) }, now);
  const refused = full ?? (await countHoldOfDay(tx, advisorId, span.start, from, now));
  if (refused) return refused;
  const tooMany = own.slice(0, Math.max(0, own.length + others.length - most + 1));
  for (const { id } of tooMany) await tx.delete(quotes).where(eq(quotes.id, id));
  return null;
}

/** Releases the earliest holds of one advisor that accounts of a user's mailbox have claimed, beyond the limit. Call with the advisor's row locked. */
export async function releaseEarliest(tx: Transaction, userId: string, advisorId: string, now: Date) {
  if (!config().rateLimits) return;
  const isOfMailbox = sql`${mailboxIn(users.email)} = (select ${mailboxIn(sql`own.email`)} from users own where own.id = ${userId})`;
  const claimed = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(and(eq(quotes.advisorId, advisorId), isOfMailbox, isNotNull(quotes.blockedUntil), gt(quotes.expiresAt, now)))
    .orderBy(desc(quotes.createdAt))
    .offset(LIMITS[KIND].perNetwork);
  for (const { id } of claimed) await tx.delete(quotes).where(eq(quotes.id, id));
}

const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000);

/**
 * Returns null when people who have never paid, except for the holds `own`, leave room for that time in each seven days around it: for their holds, and for their
 * holds and open requests together. Call with the advisor's row locked, for a new hold and for one that becomes longer.
 */
export async function findWeekFull(tx: Transaction, wanted: WantedTime, now: Date): Promise<HoldRefusal | null> {
  if (!config().rateLimits) return null;
  for (const week of await readUnpaidWeeks(tx, wanted, now)) {
    const holds = week.taken.filter(({ isHold }) => isHold);
    const [first] = holds;
    const held = lengthOf(holds) + wanted.end - wanted.start;
    if (first && holds.length >= LIMITS[KIND].perNetwork && held > week.bookable * PART_OF_WEEK)
      return { ok: false, reason: "heldTooMany", retryAfterSeconds: secondsUntil(first.expiresAt, now) };
    if (!isFullOfUnpaid(week, wanted)) continue;
    const [soonest] = week.taken.toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
    if (!soonest) return { ok: false, reason: "fewHours" };
    return { ok: false, reason: "newClientsInWeek", retryAfterSeconds: secondsUntil(soonest.expiresAt, now) };
  }
  return null;
}

/** Counts a hold against its network while it lasts. The count has the hold's id, and stores the network only as a keyed hash. */
export async function countHold(tx: Transaction, id: string, advisorId: string, from: HoldingFrom, now: Date) {
  await tx.insert(attempts).values({ id, kind: KIND, keyHash: keyOf(advisorId, from), createdAt: now });
}

/** Counts a hold of a day of an advisor's, whatever becomes of it, or returns that a network has held enough of that day. */
async function countHoldOfDay(
  tx: Transaction,
  advisorId: string,
  start: number,
  { address }: HoldingFrom,
  now: Date,
): Promise<HoldRefusal | null> {
  const person = `${sharersOf(address)} ${advisorId} ${Math.floor(start / DAY_MS)}`;
  const counted = await consumeLimit("hour-hold-of-day", { person }, now, tx);
  return counted.ok ? null : { ok: false, reason: "heldTooMany", retryAfterSeconds: counted.retryAfterSeconds };
}
