import type pg from "pg";
import type { Config } from "#app/config.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { log } from "#app/platform/log/log.server";

export interface OpenedDatabase {
  where: pg.ClientConfig;
  close: () => Promise<void>;
}

/** Where the database is: at DATABASE_URL, or the embedded one, which is started where it does not run. */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<OpenedDatabase> {
  if (databaseUrl) return { where: { connectionString: databaseUrl }, close: async () => undefined };
  const embedded = await openEmbeddedDatabase({ dataDir, log: (line) => log("info", "database", { line }) });
  return { where: embedded.connection, close: () => embedded.stop() };
}
