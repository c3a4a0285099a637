import { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { beginAgain } from "./begin-again.server";
import { QuickDialect } from "./building/quick-dialect.server";
import { PoolSession } from "./pool-session.server";

/** Returns what builds and runs statements over a pool; its transactions begin again where the database asks for it. */
export function openDatabase(pool: pg.Pool): NodePgDatabase & { $client: pg.Pool } {
  const dialect = new QuickDialect();
  return beginAgain(Object.assign(new NodePgDatabase(dialect, new PoolSession(pool, dialect), undefined), { $client: pool }));
}
