import { and, eq, gt, gte, inArray, isNotNull, lt, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { hasPaidBefore } from "#app/features/ratings/paid-for.server";
import { currentRules } from "#app/features/rules/current-rules";
import { bufferAfter } from "#app/features/schedule/buffer";
import type { Interval } from "#app/features/schedule/intervals";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { MINUTE_MS } from "#app/platform/durations";
import { isFullOfNetwork, isFullOfUnpaid, ofNetwork } from "./full-weeks";
import { reachOf, type UnpaidTime, type UnpaidWeek, unpaidWeeks } from "./unpaid-weeks";

/** A time that somebody wants, with the buffer after it, in epoch ms. `own` are the holds that it is requested from, or that go for it. */
export interface WantedTime extends Interval {
  advisorId: string;
  own: readonly string[];
  /** The network they ask from, as requests are counted by. */
  networkKey?: Buffer;
}

/** Returns what people who have never paid take of each seven days around a time, except by `own`. Call with the advisor's row locked. */
export async function readUnpaidWeeks(
  tx: Transaction,
  { advisorId, start, own, networkKey }: WantedTime,
  now: Date,
): Promise<UnpaidWeek[]> {
  const reach = reachOf(start, now.getTime());
  const [from, to] = [new Date(reach.first), new Date(reach.last)];
  const holds = await findUnpaidHolds(tx, { advisorId, from, to, own }, now);
  const requests = await findUnpaidRequests(tx, { advisorId, from, to }, networkKey);
  const period = { from, to, now, exceptHolds: [...own, ...holds.map(({ id }) => id)] };
  const free = (await freeSpansOf(tx, [advisorId], period)).get(advisorId) ?? [];
  const { timezone: zone, mostADay, bufferMinutes } = advisors;
  const read = tx.select({ zone, mostADay, bufferMinutes }).from(advisors).where(eq(advisors.id, advisorId));
  const settings = oneRow(await read);
  const buffer = bufferAfter(settings.bufferMinutes, currentRules());
  return unpaidWeeks(reach, { free, taken: [...holds, ...requests], ...settings, bufferMinutes: buffer });
}

/**
 * Why there is no room for a wanted time of one more of them: such people take enough already, those of one network do, or the first of them would take too much
 * of few hours. Null when there is. Call with the advisor's row locked.
 */
export async function weekRefusal(
  tx: Transaction,
  wanted: WantedTime,
  now: Date,
): Promise<"newClientsInWeek" | "firstRequestsOpen" | "fewHours" | null> {
  const weeks = await readUnpaidWeeks(tx, wanted, now);
  const full = weeks.filter((week) => isFullOfUnpaid(week, wanted));
  if (full.length > 0) return full.some(({ taken }) => taken.length > 0) ? "newClientsInWeek" : "fewHours";
  const shortest = Math.min(...currentRules().durations) * MINUTE_MS;
  const fullOfNetwork = weeks.filter((week) => isFullOfNetwork(week, wanted, shortest));
  if (fullOfNetwork.length === 0) return null;
  return fullOfNetwork.some((week) => ofNetwork(week).length > 0) ? "firstRequestsOpen" : "fewHours";
}

interface Span {
  advisorId: string;
  from: Date;
  to: Date;
}

async function findUnpaidHolds(tx: Transaction, { advisorId, from, to, own }: Span & Pick<WantedTime, "own">, now: Date) {
  const { startsAt, blockedUntil, expiresAt } = quotes;
  const isLive = and(eq(quotes.advisorId, advisorId), isNotNull(blockedUntil), gt(expiresAt, now), notInArray(quotes.id, [...own]));
  // True also of those that nobody has claimed.
  const isUnpaid = sql`not ${hasPaidBefore(quotes.clientId)}`;
  const rows = await tx
    .select({ id: quotes.id, startsAt, blockedUntil, expiresAt })
    .from(quotes)
    .where(and(isLive, gte(startsAt, from), lt(startsAt, to), isUnpaid))
    .orderBy(expiresAt);
  return rows.flatMap(({ id, ...row }) => (row.blockedUntil ? [{ id, ...timeOf({ ...row, blockedUntil: row.blockedUntil }, true) }] : []));
}

async function findUnpaidRequests(tx: Transaction, { advisorId, from, to }: Span, networkKey: Buffer | undefined) {
  const { scheduledTime, blockedUntil, expiresAt, status } = consultations;
  const isOpen = and(eq(consultations.advisorId, advisorId), inArray(status, ["requested", "countered"]));
  const isUnpaid = sql`not ${hasPaidBefore(consultations.clientId)}`;
  const isOfNetwork = sql<boolean>`coalesce(${attempts.keyHash} = ${networkKey ?? null}::bytea, false)`;
  const rows = await tx
    .select({ startsAt: scheduledTime, blockedUntil, expiresAt, isOfNetwork })
    .from(consultations)
    .leftJoin(attempts, eq(attempts.id, consultations.id))
    .where(and(isOpen, gte(scheduledTime, from), lt(scheduledTime, to), isUnpaid));
  return rows.map(({ isOfNetwork, ...row }) => ({ ...timeOf(row, false), isOfNetwork }));
}

const timeOf = (row: { startsAt: Date; blockedUntil: Date; expiresAt: Date }, isHold: boolean): UnpaidTime => ({
  start: row.startsAt.getTime(),
  end: row.blockedUntil.getTime(),
  expiresAt: row.expiresAt,
  isHold,
});
