import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const MIGRATION_LOCK = 7_241_002;

/** Brings the schema to the newest of app/db/migrations, under an advisory lock: of two servers that start at once, one waits. */
export async function migrateDatabase(where: pg.ClientConfig, root = process.cwd()) {
  const client = new pg.Client(where);
  // Who asks is told of a broken connection, too: unheard, it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const database = drizzle({ client });
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(database, { migrationsFolder: path.join(root, "app/db/migrations") });
  } finally {
    await client.end();
  }
}
