import { sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { mailboxIn } from "#app/platform/mail/mailbox";
import { hasPaidBefore } from "./paid-for.server";

/** Hours that an advisor must have had before a request that expired says something about how they answer: who is asked at night for the morning may sleep. */
const FAIR_ANSWER_HOURS = 12;

/** Whether the `sender` or the network (`origin`) of another request are those of a request (`own`, `network`). */
const IS_SAME_PERSON = sql`(${mailboxIn(sql`sender.email`)} = ${mailboxIn(sql`own.email`)} or origin.key_hash = network.key_hash)`;

/**
 * Whether a request that expired unanswered counts among those that the advisor did not answer. Requests are free and so are accounts: of
 * people who have never paid for a consultation only the first to this advisor counts, of one mailbox and of those known to be of one network.
 */
export async function isCountedAsUnanswered(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ counts: boolean }>(sql`
    select asked.expires_at - asked.created_at >= make_interval(hours => ${FAIR_ANSWER_HOURS})
      and (${hasPaidBefore(sql`asked.client_id`)} or not exists (
        select from consultations earlier join users sender on sender.id = earlier.client_id left join attempts origin on origin.id = earlier.id
        where earlier.adviser_id = asked.adviser_id and (earlier.created_at, earlier.id) < (asked.created_at, asked.id)
          and earlier.status <> 'withdrawn'
          and ${IS_SAME_PERSON})) as counts
    from consultations asked join users own on own.id = asked.client_id left join attempts network on network.id = asked.id
    where asked.id = ${id}`);
  return rows[0]?.counts ?? false;
}

/**
 * Whether the answer to a request counts among those of its advisor, by the same measure: of people who have never paid for a consultation
 * the first answer of this advisor's does. Call once it is answered.
 */
export async function isCountedAsAnswered(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ counts: boolean }>(sql`
    select ${hasPaidBefore(sql`asked.client_id`)} or not exists (
      select from consultations answered join users sender on sender.id = answered.client_id left join attempts origin on origin.id = answered.id
      where answered.adviser_id = asked.adviser_id and answered.id <> asked.id and answered.responded_at is not null
        and ${IS_SAME_PERSON}) as counts
    from consultations asked join users own on own.id = asked.client_id left join attempts network on network.id = asked.id
    where asked.id = ${id}`);
  return rows[0]?.counts ?? false;
}
