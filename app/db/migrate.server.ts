import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const MIGRATION_LOCK = 7_241_002;

/** How long a migration may wait for a table lock: while it waits, all later queries on the table do, too. */
const LOCK_WAIT_MS = 2000;
const MAX_TRIES = 30;
const PAUSE_MS = 1000;

/** SQLSTATEs of a lock timeout and a deadlock. */
const CROWDED = new Set(["55P03", "40P01"]);

/**
 * Migrates the schema to the newest version in app/db/migrations, in one transaction and under an advisory lock: of two servers that start
 * at once, one waits. When a table stays locked by others, it releases its locks and retries.
 */
export async function migrateDatabase(
  where: pg.ClientConfig,
  root = process.cwd(),
  { lockWaitMs = LOCK_WAIT_MS, pauseMs = PAUSE_MS } = {},
) {
  const client = new pg.Client(where);
  // The running query rejects on a broken connection; the unhandled event would crash the process.
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
        if (tries === MAX_TRIES || !CROWDED.has(codeOf(error))) throw error;
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
