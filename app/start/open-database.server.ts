import type pg from "pg";
import type { Config } from "#app/config.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { log } from "#app/platform/log/log.server";

export interface OpenedDatabase {
  /** For the pages' statements: perhaps a pooler, which gives a connection for one transaction at a time. */
  where: pg.ClientConfig;
  /** For what needs a connection of its own: listening, migrations, locks that outlast a transaction, backups. */
  direct: pg.ClientConfig;
  close: () => Promise<void>;
}

type Place = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir">;

/** Where the database is: at DATABASE_URL, or the embedded one, which is started where it does not run. */
export async function openDatabase({ databaseUrl, databaseDirectUrl, dataDir }: Place): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const [where, direct] = [databaseUrl, databaseDirectUrl ?? databaseUrl].map((connectionString) => ({ connectionString }));
    return { where: where!, direct: direct!, close: async () => undefined };
  }
  const embedded = await openEmbeddedDatabase({ dataDir, log: (line) => log("info", "database", { line }) });
  return { where: embedded.connection, direct: embedded.connection, close: () => embedded.stop() };
}
