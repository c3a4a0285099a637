import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const MIGRATION_LOCK = 7_241_002;

/** How long a change of a table may wait for those who use it: while it waits everybody after it does, too. */
const LOCK_WAIT_MS = 2000;
const MOST_TRIES = 30;
const PAUSE_MS = 1000;

/** PostgreSQL's words for a lock that was not to be had, and for two who waited for each other. */
const CROWDED = new Set(["55P03", "40P01"]);

/**
 * Brings the schema to the newest of app/db/migrations, in one transaction and under an advisory lock: of two servers that start at once, one waits. Where others use a table for long,
 * it lets them go on and tries again.
 */
export async function migrateDatabase(
  where: pg.ClientConfig,
  root = process.cwd(),
  { lockWaitMs = LOCK_WAIT_MS, pauseMs = PAUSE_MS } = {},
) {
  const client = new pg.Client(where);
  // Who asks is told of a broken connection, too: unheard, it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const database = drizzle({ client });
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await database.execute(sql.raw(`set lock_timeout = ${lockWaitMs}`));
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(database, { migrationsFolder: path.join(root, "app/db/migrations") });
      } catch (error) {
        if (tries === MOST_TRIES || !CROWDED.has(codeOf(error))) throw error;
        await wait(pauseMs);
      }
    }
  } finally {
    await client.end();
  }
}

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? "";
};
