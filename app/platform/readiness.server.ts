import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";

/** Whether the database answers. */
export const isReady = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
