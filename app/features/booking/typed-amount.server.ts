import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { readAmount } from "#app/features/money/hourly-rate";
import { exampleAmount } from "#app/features/rules/highest-rate";
import { isUuid } from "#app/platform/uuid";
import { decimalsOf } from "#app/ui/text/minor-units";

/** Example amount in the texts for dollars and euros. */
const USUAL = 25;

/**
 * Returns the amount an admin typed for a consultation, in minor units of its currency; null when it is not an amount or has more decimals
 * than the currency. Returns 0 when there is no such consultation: the next step reports that.
 */
export async function typedAmount(consultationId: string, text: string): Promise<number | null> {
  const currency = await currencyOf(consultationId);
  return currency ? readAmount(text, currency) : 0;
}

/** Returns the message for an invalid amount: the given key, or its variant with an example amount for a currency without minor units. */
export async function amountProblem(consultationId: unknown, key: string): Promise<{ key: string; values?: { example: string } }> {
  const currency = typeof consultationId === "string" && isUuid(consultationId) ? await currencyOf(consultationId) : null;
  if (!currency || decimalsOf(currency) > 0) return { key };
  return { key: `${key}Whole`, values: { example: exampleAmount(currency, USUAL) } };
}

async function currencyOf(consultationId: string): Promise<string | null> {
  const [found] = await db.select({ currency: consultations.currency }).from(consultations).where(eq(consultations.id, consultationId));
  return found?.currency ?? null;
}
