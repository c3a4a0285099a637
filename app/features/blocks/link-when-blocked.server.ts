import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

type Person = string | AnyColumn | SQL;

/**
 * The link where an advisor meets the other person, null for a room of the site: `link`, but once either has blocked the other, the link as it was then, for
 * both. A URL can carry a message, too, and consultations already agreed still take place somewhere.
 */
export const linkBetween = (advisorUser: Person, other: Person, link: AnyColumn | SQL) =>
  sql<
    string | null
  >`nullif(coalesce((select blocking.blocked_links ->> (case when blocked.client_id = ${advisorUser} then 'client' else 'advisor' end) from ${messageThreadSides} blocking
    inner join ${messageThreads} blocked on blocked.id = blocking.thread_id
    where blocking.user_id in (${advisorUser}, ${other}) and blocking.blocked_at is not null
      and ${advisorUser} in (blocked.client_id, blocked.adviser_user_id) and ${other} in (blocked.client_id, blocked.adviser_user_id)
    order by blocking.blocked_at limit 1), ${link}), '')`;
