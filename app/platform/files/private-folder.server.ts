import { chmodSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { isCluster } from "#app/db/embedded/data-folder.server";
import { isRoot } from "#app/db/embedded/run-as.server";
import { describeError, log } from "#app/platform/log/log.server";

/** What is kept is for the user that runs the site, and for nobody else of the machine. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Root's PostgreSQL runs as somebody else, who passes through this folder without seeing what is in it. */
const PASSED_THROUGH = 0o711;

const CLUSTER = "postgres";

/**
 * Takes DATA_DIR and all in it from everybody but its owner, also what an earlier version or a copy left open. The embedded database's own
 * folder is left to PostgreSQL, which refuses one that others may read. Where modes cannot be changed, the log says so.
 */
export function closeDataFolder(dataDir: string) {
  const folder = realpathSync(dataDir);
  const isPassedThrough = isRoot() && isCluster(path.join(folder, CLUSTER));
  try {
    setMode(folder, isPassedThrough ? PASSED_THROUGH : PRIVATE_FOLDER);
    closeWithin(folder, (name) => name !== CLUSTER && !name.startsWith(`${CLUSTER}.`));
  } catch (error) {
    log("warn", "data folder left open", { folder, ...describeError(error) });
  }
}

function closeWithin(folder: string, isOurs: (name: string) => boolean = () => true) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isOurs(name))) {
    const place = path.join(folder, entry.name);
    // A link leads out of the folder, perhaps.
    if (!entry.isDirectory() && !entry.isFile()) continue;
    setMode(place, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
    if (entry.isDirectory()) closeWithin(place);
  }
}

function setMode(place: string, mode: number) {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found && (found.mode & 0o777) !== mode) chmodSync(place, mode);
}
