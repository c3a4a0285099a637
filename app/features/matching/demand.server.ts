import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ACTIVE_REQUEST_MINUTES, type Demand } from "./surge";

/** How many people ask for a topic and how many advisors could answer, for the surge of decisions.md 3 (Price). */
export async function demandOf(connection: Connection, topicId: string, now: Date): Promise<Demand> {
  const since = new Date(now.getTime() - ACTIVE_REQUEST_MINUTES * 60_000).toISOString();
  const { rows } = await connection.execute<{ requests: number; advisors: number }>(sql`
    select
      (select count(*)::int from consultations
        where topic_id = ${topicId} and status in ('requested', 'countered') and created_at > ${since}) as requests,
      (select count(*)::int from adviser_topics join advisers on advisers.id = adviser_topics.adviser_id
        where adviser_topics.topic_id = ${topicId} and advisers.status = 'approved' and advisers.availability_status <> 'away') as advisors`);
  return { activeRequests: rows[0]?.requests ?? 0, availableAdvisors: rows[0]?.advisors ?? 0 };
}
