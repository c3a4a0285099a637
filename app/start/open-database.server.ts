import type pg from "pg";
import type { Config } from "#app/config.server";
import { ARCHIVING } from "#app/db/embedded/archiving";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { log } from "#app/platform/log/log.server";

export interface OpenedDatabase {
  /** For the pages' statements: perhaps a pooler, which gives a connection for one transaction at a time. */
  where: pg.ClientConfig;
  /** For what needs a connection of its own: listening, migrations, locks that outlast a transaction, backups. */
  direct: pg.ClientConfig;
  /** The folder of the embedded one; null for any other. */
  cluster: string | null;
  close: () => Promise<void>;
}

type Place = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir" | "backup">;

/** Where the database is: at DATABASE_URL, or the embedded one, which is started where it does not run. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, backup }: Place,
  hear = (line: string) => log("info", "database", { line }),
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const [where, direct] = [databaseUrl, databaseDirectUrl ?? databaseUrl].map((connectionString) => ({ connectionString }));
    return { where: where!, direct: direct!, cluster: null, close: async () => undefined };
  }
  const settings = backup.hasLog ? ARCHIVING : {};
  const embedded = await openEmbeddedDatabase({ dataDir, settings, log: hear });
  return { where: embedded.connection, direct: embedded.connection, cluster: embedded.folder, close: () => embedded.stop() };
}
