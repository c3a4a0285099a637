import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { MOST_COUNTED } from "#app/features/matching/directory.server";
import { inDollars } from "#app/features/matching/preference-conditions.server";
import { PRIOR_RATING_SUM, PRIOR_RATINGS } from "#app/features/matching/score-parts";

/** A hundred reviews of 4.9 stand before one of 5: the few are drawn towards what is usual, as in a match. */
const ratingOf = sql`(${PRIOR_RATING_SUM}::numeric + ${advisors.ratingSum}) / (${PRIOR_RATINGS}::numeric + ${advisors.ratingCount})`;

// Prices are ≈, by the reference rates of the day.
const ORDERS: Record<"price" | "rating", () => SQL> = {
  price: () => sql`${inDollars()} asc nulls last`,
  rating: () => sql`${ratingOf} desc`,
};

interface Sorting {
  /** As the engine's `Found` has it; null for everybody. */
  sought: string | null;
  conditions: readonly SQL[];
  sort: "price" | "rating";
  limit: number;
}

/** The first of those found by price or rating: of as many of the best as are counted. Equals stand as they match. */
export async function sortedIn(connection: Connection, { sought, conditions, sort, limit }: Sorting): Promise<string[]> {
  const all = [sought === null ? sql`true` : sql`w.words @@ ${sought}::tsquery`, ...conditions];
  const { rows } = await connection.execute<{ id: string }>(sql`
    select found.adviser_id as id from (
      select w.adviser_id, w.demerit from adviser_words as w join ${advisors} on ${advisors.id} = w.adviser_id
      where ${sql.join(all, sql` and `)} order by w.demerit, w.adviser_id limit ${MOST_COUNTED}
    ) as found join ${advisors} on ${advisors.id} = found.adviser_id
    order by ${ORDERS[sort]()}, found.demerit, found.adviser_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
