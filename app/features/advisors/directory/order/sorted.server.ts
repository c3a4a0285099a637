import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { MAX_COUNTED } from "#app/features/matching/directory.server";
import { inDollars } from "#app/features/matching/preference-conditions.server";
import { PRIOR_RATING_SUM, PRIOR_RATINGS } from "#app/features/matching/score-parts";

/** A hundred ratings averaging 4.9 rank above a single 5: few ratings are pulled towards the usual average, as in a match. */
const ratingOf = sql`(${PRIOR_RATING_SUM}::numeric + ${advisors.ratingSum}) / (${PRIOR_RATINGS}::numeric + ${advisors.ratingCount})`;

// Prices are compared approximately, by the day's reference rates.
const ORDERS: Record<"price" | "rating", () => SQL> = {
  price: () => sql`${inDollars()} asc nulls last`,
  rating: () => sql`${ratingOf} desc`,
};

interface Sorting {
  /** The query in the engine's `Found`; null for all advisors. */
  sought: string | null;
  conditions: readonly SQL[];
  sort: "price" | "rating";
  limit: number;
}

/** Returns the first matches by price or rating, among as many of the best as are counted. Ties keep the order of the match. */
export async function sortedIn(connection: Connection, { sought, conditions, sort, limit }: Sorting): Promise<string[]> {
  const all = [sought === null ? sql`true` : sql`w.words @@ ${sought}::tsquery`, ...conditions];
  const { rows } = await connection.execute<{ id: string }>(sql`
    select found.adviser_id as id from (
      select w.adviser_id, w.demerit from adviser_words as w join ${advisors} on ${advisors.id} = w.adviser_id
      where ${sql.join(all, sql` and `)} order by w.demerit, w.adviser_id limit ${MAX_COUNTED}
    ) as found join ${advisors} on ${advisors.id} = found.adviser_id
    order by ${ORDERS[sort]()}, found.demerit, found.adviser_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
