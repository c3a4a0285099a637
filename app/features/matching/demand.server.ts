import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { MINUTE_MS } from "#app/platform/durations";
import { ACTIVE_REQUEST_MINUTES } from "./limits";
import type { Demand } from "./surge";

/** More requests in an hour are not looked at: the price is at its highest long before. */
const MOST_COUNTED = 5_000;

/**
 * How many people ask for a topic, each counted once and none whose requests were withdrawn, and how many advisors could answer, for the surge of
 * decisions.md 3 (Price). Costs the same however many
 * advisors there are: their number is kept in `topic_supply`, and requests are read from an index of the open ones of one hour.
 */
export async function demandOf(connection: Connection, topicId: string, now: Date): Promise<Demand> {
  const since = new Date(now.getTime() - ACTIVE_REQUEST_MINUTES * MINUTE_MS).toISOString();
  const { rows } = await connection.execute<{ requests: number; advisors: number | null }>(sql`
    select
      (select count(distinct client_id)::int from (select client_id from consultations
        where topic_id = ${topicId} and status in ('requested', 'countered') and created_at > ${since} limit ${MOST_COUNTED}) as open) as requests,
      (select advisers from topic_supply where topic_id = ${topicId}) as advisors`);
  return { activeRequests: rows[0]?.requests ?? 0, availableAdvisors: rows[0]?.advisors ?? 0 };
}
