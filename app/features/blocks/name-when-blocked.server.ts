import { type AnyColumn, type Placeholder, type SQL, sql } from "drizzle-orm";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

type Person = string | Placeholder | AnyColumn | SQL;

const blockOf = (reader: Person, other: Person) => sql`from ${messageThreadSides} blocking
  inner join ${messageThreads} blocked on blocked.id = blocking.thread_id
  where blocking.user_id = ${reader} and blocking.blocked_at is not null and ${other} in (blocked.client_id, blocked.adviser_user_id)`;

/** Name of a person for a reader: `name`, or for a reader who has blocked them the name at that time, since a later name could carry a message. */
export const nameFor = (reader: Person, other: Person, name: AnyColumn | SQL) =>
  sql<string>`coalesce((select blocking.blocked_name ${blockOf(reader, other)}), ${name})`;

/** Anything else a person shows, such as a picture: null for a reader who has blocked them. */
export const unlessBlocked = (reader: Person, other: Person, shown: AnyColumn | SQL) =>
  sql<string | null>`case when not exists (select ${blockOf(reader, other)}) then ${shown} end`;
