import { config } from "#app/config.server";
import { makeDataFolder } from "#app/db/embedded/data-folder.server";
import { refuseHalfRestored } from "#app/platform/backup/restoring.server";
import { log } from "#app/platform/log/log.server";
import { type OpenedDatabase, openDatabase } from "./open-database.server";

export interface BegunDatabase {
  opened: Promise<OpenedDatabase>;
  /** When it was begun, by `performance.now()`. */
  at: number;
  /** From then on the site's own log is told what the database says, which counts it. */
  tell: (hear: typeof log) => void;
}

/** Starts the database, or finds the one of DATABASE_URL. Throws an Error of one line where the settings or the data folder forbid it. */
export function beginDatabase(): BegunDatabase {
  const at = performance.now();
  const settings = config();
  makeDataFolder(settings.dataDir);
  refuseHalfRestored(settings.dataDir);
  let hear = log;
  const opened = openDatabase(settings, (line) => hear("info", "database", { line }));
  // Whoever awaits it is told; until then nobody listens.
  opened.catch(() => undefined);
  return { opened, at, tell: (site) => (hear = site) };
}
