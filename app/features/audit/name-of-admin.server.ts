import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Name of an admin by id: the display name, else the email address; empty for null and for a deleted account. */
export const nameOfAdmin = (id: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((select coalesce(nullif(shown.display_name, ''), account.email)
    from users account left join profiles shown on shown.user_id = account.id where account.id = ${id}), '')`;
