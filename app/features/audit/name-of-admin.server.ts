import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What an admin is called, by their id: as they show themselves, else their address; empty for nobody, and for who is gone. */
export const nameOfAdmin = (id: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((select coalesce(nullif(shown.display_name, ''), account.email)
    from users account left join profiles shown on shown.user_id = account.id where account.id = ${id}), '')`;
