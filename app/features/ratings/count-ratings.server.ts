import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { isCounted } from "./counted-reviews.server";

/** Recomputes an advisor's rating from the public reviews. An unchanged rating is not written, since that would invalidate pages. */
export async function countRatings(tx: Connection, advisorId: string): Promise<void> {
  await tx.execute(sql`
    update advisers set rating_sum = counted.points, rating_count = counted.of
    from (select coalesce(sum(rating), 0)::int as points, count(*)::int as of from reviews
      where adviser_id = ${advisorId} and ${isCounted()}) as counted
    where id = ${advisorId} and (rating_sum, rating_count) is distinct from (counted.points, counted.of)`);
}
