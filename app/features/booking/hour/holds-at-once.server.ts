import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { quotes } from "#app/db/schema/booking";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { sharersOf } from "#app/platform/limits/network";
import { isUuid } from "#app/platform/uuid";

const KIND = "hour-hold-to-one";

/** Share of an advisor's free time in a week that visitors without an account can hold in total, across all networks; the rest stays free. */
const PART_OF_WEEK = 0.25;
const HALF_WEEK_MS = 3.5 * DAY_MS;

/** Source of holds without an account: a network, and the hold ids its browser sends. */
export interface HoldingFrom {
  address: string;
  own?: readonly string[];
}

/** The time to hold with the buffer after it, in epoch ms. */
interface HeldSpan {
  start: number;
  end: number;
}

type ToHold = HeldSpan & { advisorId: string; own: readonly string[] };

const keyOf = (advisorId: string, { address }: HoldingFrom) => personKey(KIND, `${sharersOf(address)} ${advisorId}`);

/**
 * Makes room for one more hold of an advisor's time from a network and browser by releasing the browser's own earliest. Returns 0, or the
 * seconds to wait if others on the network hold as many as allowed, or visitors in total hold too much of the week. Call with the advisor's
 * row locked, so that nobody gets in between.
 */
export async function makeRoom(tx: Transaction, advisorId: string, span: HeldSpan, from: HoldingFrom, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
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
  if (waitFor) return secondsUntil(waitFor.expiresAt, now);
  const seconds = await secondsUntilWeekHasRoom(tx, { advisorId, ...span, own: ids }, now);
  if (seconds > 0) return seconds;
  const tooMany = own.slice(0, Math.max(0, own.length + others.length - most + 1));
  for (const { id } of tooMany) await tx.delete(quotes).where(eq(quotes.id, id));
  return 0;
}

/** Releases a user's earliest claimed holds of one advisor beyond the limit. Call with the user's row locked. */
export async function releaseEarliest(tx: Transaction, userId: string, advisorId: string, now: Date) {
  if (!config().rateLimits) return;
  const claimed = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.advisorId, advisorId), eq(quotes.clientId, userId), isNotNull(quotes.blockedUntil), gt(quotes.expiresAt, now)))
    .orderBy(desc(quotes.createdAt))
    .offset(LIMITS[KIND].perNetwork);
  for (const { id } of claimed) await tx.delete(quotes).where(eq(quotes.id, id));
}

const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000);

/**
 * Returns 0 when visitors without an account, except for the holds `own`, leave room for that much of the week around it; else the seconds until the first of
 * their holds ends. Call with the advisor's row locked, for a new hold and for one that becomes longer.
 */
export async function secondsUntilWeekHasRoom(tx: Transaction, { advisorId, start, end, own }: ToHold, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const from = Math.max(now.getTime(), start - HALF_WEEK_MS);
  const to = from + 2 * HALF_WEEK_MS;
  const isHeld = and(eq(quotes.advisorId, advisorId), isNull(quotes.clientId), isNotNull(quotes.blockedUntil), gt(quotes.expiresAt, now));
  const isThen = and(gte(quotes.startsAt, new Date(from)), lt(quotes.startsAt, new Date(to)));
  const all = await tx
    .select({ id: quotes.id, startsAt: quotes.startsAt, blockedUntil: quotes.blockedUntil, expiresAt: quotes.expiresAt })
    .from(quotes)
    .where(and(isHeld, isThen))
    .orderBy(asc(quotes.expiresAt));
  const others = all.filter(({ id }) => !own.includes(id));
  const [first] = others;
  if (!first || others.length < LIMITS[KIND].perNetwork) return 0;
  const span = { from: new Date(from), to: new Date(to), now, exceptHolds: others.map(({ id }) => id) };
  const spans = await freeSpansOf(tx, [advisorId], span);
  const free = (spans.get(advisorId) ?? []).reduce((sum, span) => sum + span.end - span.start, 0);
  const held = others.reduce((sum, { startsAt, blockedUntil }) => sum + (blockedUntil?.getTime() ?? 0) - startsAt.getTime(), end - start);
  return held > free * PART_OF_WEEK ? secondsUntil(first.expiresAt, now) : 0;
}

/** Counts a hold against its network while it lasts. The count has the hold's id, and stores the network only as a keyed hash. */
export async function countHold(tx: Transaction, id: string, advisorId: string, from: HoldingFrom, now: Date) {
  await tx.insert(attempts).values({ id, kind: KIND, keyHash: keyOf(advisorId, from), createdAt: now });
}
