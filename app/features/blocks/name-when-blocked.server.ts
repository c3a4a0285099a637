import { type AnyColumn, type Placeholder, type SQL, sql } from "drizzle-orm";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

type Person = string | Placeholder | AnyColumn | SQL;

const blockOf = (reader: Person, other: Person) => sql`from ${messageThreadSides} blocking
  inner join ${messageThreads} blocked on blocked.id = blocking.thread_id
  where blocking.user_id = ${reader} and blocking.blocked_at is not null and ${other} in (blocked.client_id, blocked.adviser_user_id)`;

/** What somebody is called to a reader: `name`, and to whoever has blocked them what they were called then, since a name taken later can be words. */
export const calledBy = (reader: Person, other: Person, name: AnyColumn | SQL) =>
  sql<string>`coalesce((select blocking.blocked_name ${blockOf(reader, other)}), ${name})`;

/** What else a person shows of themselves, such as a picture: null to whoever has blocked them. */
export const unlessBlocked = (reader: Person, other: Person, shown: AnyColumn | SQL) =>
  sql<string | null>`case when not exists (select ${blockOf(reader, other)}) then ${shown} end`;
