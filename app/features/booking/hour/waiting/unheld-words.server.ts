import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { quotes } from "#app/db/schema/booking";
import { rulesOf } from "#app/features/rules/rules.server";
import { isChargeable } from "#app/features/schedule/chargeable-lengths";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { priceOf } from "../../quotes.server";
import type { HourTerms } from "../hold-hour.server";
import type { Offer } from "../offer.server";

/**
 * Keeps the note to an hour that cannot be held for a visitor, as that of a hold which has ended: it takes nobody's time, and comes back in their browser. Returns
 * the id of what is kept, empty when there is nothing to keep or their network has left too much of a day.
 */
export async function keepUnheldWords(
  { advisorId, topicId, startsAt, currency, hourlyRate, surgeTenths, rulesVersion }: Offer,
  { durationMinutes, urgency, note }: HourTerms & { note: string },
  address: string,
  now: Date,
): Promise<string> {
  if (!isChargeable(hourlyRate, durationMinutes, await rulesOf(db, rulesVersion))) return "";
  if (note === "" || !(await consumeLimit("hour-words-day", { address }, now)).ok) return "";
  const price = { durationMinutes, urgency, currency, hourlyRate, surgeTenths, rulesVersion };
  const blockedUntil = new Date(startsAt + durationMinutes * MINUTE_MS);
  const ended = { advisorId, topicId, startsAt: new Date(startsAt), blockedUntil, note, expiresAt: now, createdAt: now };
  const made = await db
    .insert(quotes)
    .values({ ...ended, ...price, ...(await priceOf(db, price)) })
    .returning({ id: quotes.id });
  return oneRow(made).id;
}
