import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { hasPaidBefore } from "#app/features/ratings/paid-for.server";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { mailboxIn } from "#app/platform/mail/mailbox";
import { ACTIVE_REQUEST_MINUTES, STANDING_HOURS } from "./limits";
import { NETWORK_OF_ADVISOR } from "./request-networks";
import type { Demand } from "./surge";

/** More requests within the hour are ignored: the price reaches its maximum long before. */
const MAX_COUNTED = 5_000;

/**
 * Returns how many people request a topic and how many advisors could answer, for the surge of decisions.md 3 (Price). A person is a
 * mailbox, and all mailboxes of one network count as one. Excluded: withdrawn requests, advisors of the topic and networks they sign in
 * from, and people who just confirmed their address and never paid for a consultation. The cost does not grow with the number of advisors:
 * their count is kept in `topic_supply`, and requests are read from an index of the last hour's open ones.
 */
export async function demandOf(connection: Connection, topicId: string, now: Date): Promise<Demand> {
  const since = new Date(now.getTime() - ACTIVE_REQUEST_MINUTES * MINUTE_MS).toISOString();
  const standing = new Date(now.getTime() - STANDING_HOURS * HOUR_MS).toISOString();
  const { rows } = await connection.execute<{ requests: number; advisors: number | null }>(sql`
    select
      (select count(distinct coalesce(network, mailbox))::int from (
        select distinct on (mailbox) mailbox, network from (
          select ${mailboxIn(sql`users.email`)} as mailbox, encode(attempts.key_hash, 'hex') as network, open.created_at, open.id
          from (select id, client_id, created_at from consultations
            where topic_id = ${topicId} and status in ('requested', 'countered') and created_at > ${since} limit ${MAX_COUNTED}) as open
          join users on users.id = open.client_id
          left join attempts on attempts.id = open.id
          where attempts.kind is distinct from ${NETWORK_OF_ADVISOR}
            and (users.email_confirmed_at <= ${standing} or ${hasPaidBefore(sql`users.id`)})
            and not exists (select from advisers join adviser_topics own on own.adviser_id = advisers.id
              where advisers.user_id = users.id and own.topic_id = ${topicId})) as asked
        order by mailbox, created_at, id) as people) as requests,
      (select advisers from topic_supply where topic_id = ${topicId}) as advisors`);
  return { activeRequests: rows[0]?.requests ?? 0, availableAdvisors: rows[0]?.advisors ?? 0 };
}
