import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OrderPart } from "#app/db/page-by-key";
import { onlyCurrency } from "../accepted-currencies";
import { referenceRates } from "../reference-rates";

/** What an amount in minor units of its currency is worth in millionths of a cent of the United States: ≈, by the reference rates. */
export function worthInDollars(amount: SQLWrapper, currency: SQLWrapper): SQL {
  const rates = Object.entries(referenceRates().rates).map(([code, rate]) => sql`when ${code} then ${rate}::bigint`);
  return sql`${amount} * (case ${currency} ${sql.join(rates, sql` `)} end)`;
}

/**
 * What a list of amounts is ordered by: by about how much each is worth, because a thousand yen are less than a hundred dollars. Where a site has one currency,
 * by the amount itself, for which there are indexes.
 */
export const orderOfWorth = (amount: SQLWrapper, currency: SQLWrapper): OrderPart =>
  onlyCurrency() ? [amount, "number"] : [sql`(coalesce(${worthInDollars(amount, currency)}, 0) / 1000)::bigint`, "number"];
