import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { readAmount } from "#app/features/money/hourly-rate";
import { exampleAmount } from "#app/features/rules/highest-rate";
import { isUuid } from "#app/platform/uuid";
import { decimalsOf } from "#app/ui/text/minor-units";

/** As the texts have it of dollars and euros. */
const USUAL = 25;

/**
 * An amount that an admin typed about a consultation, in minor units of its currency; null for what is none, and for a part of a unit that the currency does not
 * have. 0 where there is no such consultation, for whoever is asked next to say so.
 */
export async function typedAmount(consultationId: string, text: string): Promise<number | null> {
  const currency = await currencyOf(consultationId);
  return currency ? readAmount(text, currency) : 0;
}

/** What is said of an amount that is none, by the key of the text about it: in a currency without a smaller unit that, with an example of a sum in it. */
export async function amountProblem(consultationId: unknown, key: string): Promise<{ key: string; values?: { example: string } }> {
  const currency = typeof consultationId === "string" && isUuid(consultationId) ? await currencyOf(consultationId) : null;
  if (!currency || decimalsOf(currency) > 0) return { key };
  return { key: `${key}Whole`, values: { example: exampleAmount(currency, USUAL) } };
}

async function currencyOf(consultationId: string): Promise<string | null> {
  const [found] = await db.select({ currency: consultations.currency }).from(consultations).where(eq(consultations.id, consultationId));
  return found?.currency ?? null;
}
