import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";

/** As every transition does before it changes a time, so that two who change the times of one advisor wait instead of standing in each other's way. */
export const lockAdvisor = (tx: Connection, advisorId: string) =>
  tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);
