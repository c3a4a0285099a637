import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { isCounted } from "./counted-reviews.server";
import { isPaidFor } from "./paid-for.server";
import { replyMinutesOf } from "./reply-time.server";

/**
 * Recomputes an advisor's rating from the public reviews, their sessions from the completed consultations that were paid for, and their reply time from people who
 * have had one: all rank, and requesting is free. Unchanged figures are not written, since that would invalidate pages.
 */
export async function countAdvisor(tx: Connection, advisorId: string): Promise<void> {
  await tx.execute(sql`
    update advisers set rating_sum = counted.points, rating_count = counted.of, total_sessions = held.of, reply_minutes = reply.minutes
    from (select coalesce(sum(rating), 0)::int as points, count(*)::int as of from reviews
      where adviser_id = ${advisorId} and ${isCounted()}) as counted,
    (select count(*)::int as of from consultations session
      where session.adviser_id = ${advisorId} and session.status = 'completed' and ${isPaidFor(sql`session.id`)}) as held,
    (select ${replyMinutesOf(advisorId)} as minutes) as reply
    where id = ${advisorId}
      and (rating_sum, rating_count, total_sessions, reply_minutes) is distinct from (counted.points, counted.of, held.of, reply.minutes)`);
}
