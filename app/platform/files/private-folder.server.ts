import { chmodSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { isCluster } from "#app/db/embedded/data-folder.server";
import { isRoot } from "#app/db/embedded/run-as.server";
import { describeError, log } from "#app/platform/log/log.server";

/** Modes that give access to the user who runs the site and to nobody else on the machine. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Under root, PostgreSQL runs as another user, who needs to pass through this folder without listing it. */
const PASSED_THROUGH = 0o711;

const CLUSTER = "postgres";

/**
 * Removes others' access to DATA_DIR and everything in it, including what an earlier version or a copy left open. Skips the embedded
 * database's own folder, where PostgreSQL itself enforces permissions. Logs when modes cannot be changed.
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
    // A link may lead out of the folder.
    if (!entry.isDirectory() && !entry.isFile()) continue;
    setMode(place, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
    if (entry.isDirectory()) closeWithin(place);
  }
}

function setMode(place: string, mode: number) {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found && (found.mode & 0o777) !== mode) chmodSync(place, mode);
}
