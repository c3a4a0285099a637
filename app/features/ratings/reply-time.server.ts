import { type SQL, sql } from "drizzle-orm";
import { mailboxIn } from "#app/platform/mail/mailbox";
import { hasPaidBefore } from "./paid-for.server";

/** Distinct people an advisor must have answered before their reply time is known. */
const REPLY_PEOPLE = 3;
/** Of more, the latest count. */
const MOST_PEOPLE = 100;

/**
 * An advisor's reply time in SQL: the median of the minutes of their latest answer to each person who has paid for a consultation, a mailbox being one person. Null
 * while there are few of these: requests are free, and anybody can have some answered at once.
 */
export const replyMinutesOf = (advisorId: string): SQL => sql`(
  select percentile_cont(0.5) within group (order by minutes)::int from (
    select minutes from (
      select distinct on (mailbox) ${mailboxIn(sql`client.email`)} as mailbox, answered.responded_at as at,
        extract(epoch from answered.responded_at - answered.created_at) / 60 as minutes
      from consultations answered join users client on client.id = answered.client_id
      where answered.adviser_id = ${advisorId} and answered.responded_at is not null and ${hasPaidBefore(sql`answered.client_id`)}
      order by mailbox, at desc) as people
    order by at desc limit ${MOST_PEOPLE}) as latest
  having count(*) >= ${REPLY_PEOPLE})`;
