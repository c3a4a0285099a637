import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OrderPart } from "#app/db/page-by-key";
import { onlyCurrency } from "../accepted-currencies";
import { referenceRates } from "../reference-rates";

/** Value of an amount in minor units of its currency, in millionths of a US cent: approximate, by the reference rates. */
export function worthInDollars(amount: SQLWrapper, currency: SQLWrapper): SQL {
  const rates = Object.entries(referenceRates().rates).map(([code, rate]) => sql`when ${code} then ${rate}::bigint`);
  return sql`${amount} * (case ${currency} ${sql.join(rates, sql` `)} end)`;
}

/**
 * Sort key for lists of amounts: the approximate value, because a thousand yen are less than a hundred dollars. On a site with one currency it is the amount
 * itself, which is indexed.
 */
export const orderOfWorth = (amount: SQLWrapper, currency: SQLWrapper): OrderPart =>
  onlyCurrency() ? [amount, "number"] : [sql`(coalesce(${worthInDollars(amount, currency)}, 0) / 1000)::bigint`, "number"];
