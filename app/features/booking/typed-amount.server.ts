import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { readAmount } from "#app/features/money/hourly-rate";

/**
 * An amount that an admin typed about a consultation, in minor units of its currency; null for what is none, and for a part of a unit that the currency does not
 * have. 0 where there is no such consultation, for whoever is asked next to say so.
 */
export async function typedAmount(consultationId: string, text: string): Promise<number | null> {
  const [found] = await db.select({ currency: consultations.currency }).from(consultations).where(eq(consultations.id, consultationId));
  return found ? readAmount(text, found.currency) : 0;
}
