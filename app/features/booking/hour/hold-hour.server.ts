import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { candidatesFor } from "#app/features/matching/candidates.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { bufferAfter } from "#app/features/schedule/buffer";
import { isChargeable } from "#app/features/schedule/chargeable-lengths";
import { isOfferedStart } from "#app/features/schedule/free-times";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { isUuid } from "#app/platform/uuid";
import { offeredAt } from "../offered-at";
import type { Urgency } from "../pricing";
import { priceOf } from "../quotes.server";
import { lockAdvisor } from "../request/advisor-lock.server";
import { countHold, freeHoldPlace, type HoldingFrom, type HoldRefusal, releaseEarliest } from "./holds-at-once.server";
import { endOfHold, type Offer } from "./offer.server";

export interface HourTerms {
  durationMinutes: number;
  urgency: Urgency;
}

export type HoldAnswer =
  | { ok: true; id: string }
  | { ok: false; reason: "timeTaken" | "advisorUnavailable" | "priceChanged" }
  | { ok: false; reason: "requestedTooOften"; retryAfterSeconds: number }
  | HoldRefusal;

/**
 * Holds an hour and its price for ten minutes while someone signs up or in. Until then it belongs to whoever knows its id. Locks the advisor's row, as every
 * booking does, so that only one of two concurrent attempts succeeds. A network can hold only a few hours of one advisor at a time: one more releases the same
 * browser's earliest. Returns 'priceChanged' for an expired offer that no longer matches the current price. The price of an earlier hold, if it has changed since, ends
 * with that.
 */
export async function holdHour(
  offer: Offer,
  { durationMinutes, urgency, note }: HourTerms & { note: string },
  from: HoldingFrom,
  now: Date,
): Promise<HoldAnswer> {
  const { advisorId, topicId, hourlyRate, surgeTenths, rulesVersion, currency } = offer;
  const expiresAt = await endOfHold(offer, now);
  if (!expiresAt) return { ok: false, reason: "priceChanged" };
  return db.transaction(async (tx) => {
    const taken = await consumeLimit("hour-hold", { address: from.address }, now, tx);
    if (!taken.ok) return { ...taken, reason: "requestedTooOften" };
    const [candidate] = await candidatesFor(tx, { topicId, clientId: null, advisorId });
    if (!candidate) return { ok: false, reason: "advisorUnavailable" };
    const rules = await rulesOf(tx, rulesVersion);
    if (!isChargeable(hourlyRate, durationMinutes, rules)) return { ok: false, reason: "advisorUnavailable" };
    await lockAdvisor(tx, advisorId);
    const [startsAt, endsAt] = [new Date(offer.startsAt), new Date(offer.startsAt + durationMinutes * MINUTE_MS)];
    const offered = offeredAt({ expiresAt: new Date(offer.expiresAt), isHeld: offer.isCarried }, now);
    const spans = await freeSpansOf(tx, [advisorId], { from: startsAt, to: endsAt, now, offeredAt: offered, rules });
    if (!isOfferedStart(spans.get(advisorId) ?? [], offer.startsAt, durationMinutes)) return { ok: false, reason: "timeTaken" };
    const blockedUntil = new Date(endsAt.getTime() + bufferAfter(candidate.bufferMinutes, rules) * MINUTE_MS);
    const refused = await freeHoldPlace(tx, advisorId, { start: startsAt.getTime(), end: blockedUntil.getTime() }, from, now);
    if (refused) return refused;
    const price = { durationMinutes, urgency, currency, hourlyRate, surgeTenths, rulesVersion };
    const held = { advisorId, topicId, startsAt, blockedUntil, note, expiresAt, createdAt: now, ...price, ...(await priceOf(tx, price)) };
    const { id } = oneRow(await tx.insert(quotes).values(held).returning({ id: quotes.id }));
    await countHold(tx, id, advisorId, from, now);
    return { ok: true, id };
  });
}

type Holder = Pick<Viewer, "userId"> | null;

const isTheirs = (id: string, viewer: Holder) => isAmongTheirs([id], viewer);

/** SQL condition: the hold has one of these ids, and is the viewer's or unclaimed. */
export const isAmongTheirs = (ids: string[], viewer: Holder) =>
  and(
    inArray(quotes.id, ids),
    isNotNull(quotes.blockedUntil),
    viewer ? or(isNull(quotes.clientId), eq(quotes.clientId, viewer.userId)) : isNull(quotes.clientId),
  );

/** Returns the live holds among some ids, except those that belong to someone else. */
export async function findHolds(ids: readonly string[], viewer: Viewer | null, now: Date) {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return db
    .select()
    .from(quotes)
    .where(and(isAmongTheirs(known, viewer), gt(quotes.expiresAt, now)));
}

/**
 * Returns the caller's hold for exactly these terms, with its note updated; null when there is none. Releases their other holds that
 * overlap this hour or start within its buffer, because those would block it.
 */
export async function renewHold(
  ids: readonly string[],
  viewer: Viewer | null,
  { advisorId, topicId, startsAt, rulesVersion }: Offer,
  { durationMinutes, urgency, note }: HourTerms & { note: string },
  now: Date,
): Promise<string | null> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return null;
  const from = new Date(startsAt);
  const isForThis = and(
    eq(quotes.advisorId, advisorId),
    eq(quotes.topicId, topicId),
    eq(quotes.startsAt, from),
    eq(quotes.durationMinutes, durationMinutes),
    eq(quotes.urgency, urgency),
    gt(quotes.expiresAt, now),
  );
  const [kept] = await db
    .update(quotes)
    .set({ note })
    .where(and(isAmongTheirs(known, viewer), isForThis))
    .returning({ id: quotes.id });
  const to = new Date(startsAt + (durationMinutes + (await bufferOf(db, advisorId, rulesVersion))) * MINUTE_MS);
  const isInTheWay = and(eq(quotes.advisorId, advisorId), lt(quotes.startsAt, to), gt(quotes.blockedUntil, from));
  await db.delete(quotes).where(and(isAmongTheirs(known, viewer), isInTheWay, kept ? ne(quotes.id, kept.id) : undefined));
  return kept?.id ?? null;
}

/** Returns the buffer held after an hour, in minutes. */
export async function bufferOf(connection: Connection, advisorId: string, rulesVersion: number) {
  const [own] = await connection.select({ minutes: advisors.bufferMinutes }).from(advisors).where(eq(advisors.id, advisorId));
  return bufferAfter(own?.minutes ?? 0, await rulesOf(connection, rulesVersion));
}

/** Ends the hold of an hour that was requested: from then on only the request takes the time, and cancelling it frees the hour. */
export async function endHold(tx: Transaction, id: string) {
  await tx.update(quotes).set({ blockedUntil: null }).where(eq(quotes.id, id));
}

/** Releases an hour that nobody has signed in to claim. */
export async function releaseHold(id: string) {
  await db.delete(quotes).where(isTheirs(id, null));
}

/**
 * Assigns a held hour to the signed-in user if it is for these terms; otherwise releases it. Returns whether it is theirs, also when they have already
 * requested it, so that a second submit gets the same answer. The accounts of one mailbox can hold only a few hours of one advisor: one more releases the earliest.
 */
export async function claimHold(viewer: Viewer, id: string, offer: Offer | null, { durationMinutes, urgency }: HourTerms, now: Date) {
  const isForThis = and(
    eq(quotes.durationMinutes, durationMinutes),
    eq(quotes.urgency, urgency),
    offer ? and(eq(quotes.advisorId, offer.advisorId), eq(quotes.startsAt, new Date(offer.startsAt))) : undefined,
    gt(quotes.expiresAt, now),
  );
  return db.transaction(async (tx) => {
    // What others of the same mailbox claim at this moment waits.
    const [named] = await tx.select({ advisorId: quotes.advisorId }).from(quotes).where(eq(quotes.id, id));
    if (named) await lockAdvisor(tx, named.advisorId);
    const [claimed] = await tx
      .update(quotes)
      .set({ clientId: viewer.userId })
      .where(and(or(isTheirs(id, viewer), and(eq(quotes.id, id), eq(quotes.clientId, viewer.userId))), isForThis))
      .returning({ advisorId: quotes.advisorId });
    if (claimed) await releaseEarliest(tx, viewer.userId, claimed.advisorId, now);
    else await tx.delete(quotes).where(isTheirs(id, viewer));
    return claimed !== undefined;
  });
}

/** Releases an hour that the user has claimed but may not request. */
export async function releaseClaimed({ userId }: Pick<Viewer, "userId">, id: string) {
  await db.delete(quotes).where(and(eq(quotes.id, id), eq(quotes.clientId, userId), isNotNull(quotes.blockedUntil)));
}

/** Whether a time overlaps an hour held for someone else. Call with the advisor's row locked. */
export async function isHeldForAnother(
  tx: Connection,
  { advisorId, from, to, quoteId }: { advisorId: string; from: Date; to: Date; quoteId: string },
  now: Date,
) {
  const { rows } = await tx.execute(sql`
    select 1 from quotes where adviser_id = ${advisorId} and blocked_until > ${from.toISOString()} and starts_at < ${to.toISOString()}
      and expires_at > ${now.toISOString()} and id <> ${quoteId} limit 1`);
  return rows.length > 0;
}
