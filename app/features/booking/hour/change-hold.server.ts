import { and, eq, gt } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { quotes } from "#app/db/schema/booking";
import { rulesOf } from "#app/features/rules/rules.server";
import { withChargeable } from "#app/features/schedule/chargeable-lengths";
import { isOffered } from "#app/features/schedule/durations";
import { isFree } from "#app/features/schedule/free-times";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { MINUTE_MS } from "#app/platform/durations";
import { isUuid } from "#app/platform/uuid";
import { offeredAt } from "../offered-at";
import { priceOf } from "../quotes.server";
import { lockAdvisor } from "../request/advisor-lock.server";
import { bufferOf, type HourTerms, isAmongTheirs } from "./hold-hour.server";
import { findWeekFull, type HoldRefusal } from "./holds-at-once.server";
import type { Offer } from "./offer.server";

/**
 * Changes the duration, urgency and note of a held hour that nobody has claimed by signing in, keeping its rate and expiry. Changes nothing when none
 * of the ids holds the hour, or it is not free for that long. Returns null, or a refusal when it would become longer while people who have never paid take too much of the week.
 */
export async function changeHold(
  ids: readonly string[],
  { advisorId, topicId, startsAt }: Offer,
  { durationMinutes, urgency, note }: HourTerms & { note: string },
  now: Date,
): Promise<HoldRefusal | null> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return null;
  const [from, to] = [new Date(startsAt), new Date(startsAt + durationMinutes * MINUTE_MS)];
  return db.transaction(async (tx): Promise<HoldRefusal | null> => {
    await lockAdvisor(tx, advisorId);
    const isThis = and(eq(quotes.advisorId, advisorId), eq(quotes.topicId, topicId), eq(quotes.startsAt, from), gt(quotes.expiresAt, now));
    const [held] = await tx
      .select()
      .from(quotes)
      .where(and(isAmongTheirs(known, null), isThis))
      .limit(1);
    const rules = held && (await rulesOf(tx, held.rulesVersion));
    if (!rules || !isOffered(durationMinutes, withChargeable(rules, held.hourlyRate))) return null;
    const offered = offeredAt({ expiresAt: held.expiresAt, isHeld: true }, now);
    const spans = await freeSpansOf(tx, [advisorId], { from, to, now, offeredAt: offered, rules, exceptHolds: known });
    if (!isFree(spans.get(advisorId) ?? [], from.getTime(), to.getTime())) return null;
    const blockedUntil = new Date(to.getTime() + (await bufferOf(tx, advisorId, held.rulesVersion)) * MINUTE_MS);
    if (durationMinutes > held.durationMinutes) {
      const longer = { advisorId, start: from.getTime(), end: blockedUntil.getTime(), own: [held.id] };
      const full = await findWeekFull(tx, longer, now);
      if (full) return full;
    }
    const price = await priceOf(tx, { ...held, durationMinutes, urgency });
    await tx
      .update(quotes)
      .set({ durationMinutes, urgency, note, blockedUntil, ...price })
      .where(eq(quotes.id, held.id));
    return null;
  });
}
