import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { MOST_COUNTED } from "./list-count";

interface Countable {
  limit: (most: number) => { as: (name: string) => Parameters<Connection["$count"]>[0] };
}

/** How many rows a list has, counted no further than anybody wants to know: one more than MOST_COUNTED says that there are more. */
export const countUpTo = (connection: Connection, rows: Countable): Promise<number> =>
  connection.$count(rows.limit(MOST_COUNTED + 1).as("counted"));

/** For the rows of a list that are only counted. */
export const ONE = { one: sql<number>`1`.as("one") };
