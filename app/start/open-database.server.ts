import type pg from "pg";
import type { Config } from "#app/config.server";
import { ARCHIVING } from "#app/db/embedded/archiving";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { log } from "#app/platform/log/log.server";

export interface OpenedDatabase {
  /** For the pages' statements: possibly a pooler, which assigns a connection for one transaction at a time. */
  where: pg.ClientConfig;
  /** For work that needs a dedicated connection: LISTEN, migrations, session locks, backups. */
  direct: pg.ClientConfig;
  /** The embedded database's folder; null for any other. */
  cluster: string | null;
  close: () => Promise<void>;
}

type Place = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir" | "backup">;

/** Opens the database: at DATABASE_URL, or the embedded one, which is started if it is not running. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, backup }: Place,
  hear = (line: string) => log("info", "database", { line }),
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const [where, direct] = [databaseUrl, databaseDirectUrl ?? databaseUrl].map((connectionString) => ({ connectionString }));
    return { where: where!, direct: direct!, cluster: null, close: async () => undefined };
  }
  const settings = backup.hasWalArchive ? ARCHIVING : {};
  const embedded = await openEmbeddedDatabase({ dataDir, settings, log: hear });
  return { where: embedded.connection, direct: embedded.connection, cluster: embedded.folder, close: () => embedded.stop() };
}
