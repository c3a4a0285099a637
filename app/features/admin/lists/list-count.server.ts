import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { MAX_COUNTED } from "./list-count";

interface Countable {
  limit: (most: number) => { as: (name: string) => Parameters<Connection["$count"]>[0] };
}

/** Counts the rows of a list up to MAX_COUNTED + 1, which means that there are more. */
export const countUpTo = (connection: Connection, rows: Countable): Promise<number> =>
  connection.$count(rows.limit(MAX_COUNTED + 1).as("counted"));

/** Selection for queries that only count rows. */
export const ONE = { one: sql<number>`1`.as("one") };
