import { config } from "#app/config.server";
import { makeDataFolder } from "#app/db/embedded/data-folder.server";
import { refuseHalfRestored } from "#app/platform/backup/restoring.server";
import { log } from "#app/platform/log/log.server";
import { type OpenedDatabase, openDatabase } from "./open-database.server";

export interface BegunDatabase {
  opened: Promise<OpenedDatabase>;
  /** Start time, by `performance.now()`. */
  at: number;
  /** Sends the database's further messages to the site's own log, which counts them. */
  tell: (hear: typeof log) => void;
}

/** Starts the embedded database, or connects to DATABASE_URL. Throws an Error of one line when the settings or the data folder do not allow it. */
export function beginDatabase(): BegunDatabase {
  const at = performance.now();
  const settings = config();
  makeDataFolder(settings.dataDir);
  refuseHalfRestored(settings.dataDir);
  let hear = log;
  const opened = openDatabase(settings, (line) => hear("info", "database", { line }));
  // Whoever awaits it gets the error; this avoids an unhandled rejection until then.
  opened.catch(() => undefined);
  return { opened, at, tell: (site) => (hear = site) };
}
