import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { canReach, choosePerson, isRoot, ownerOf, type RunAs } from "./run-as.server";

/** Where root keeps files that PostgreSQL's user could not access in the repository. */
export const SYSTEM_FOLDER = "/var/lib/sagebridge";

export type DataFolder = { folder: string; runAs: RunAs; isMoved: boolean };

export const isCluster = (folder: string) => existsSync(path.join(folder, "PG_VERSION"));

export const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Chooses the cluster's folder and the user who runs it: `DATA_DIR/postgres`, or `data-<hash>` in the system folder when running as root
 * and PostgreSQL's user cannot enter DATA_DIR. An existing cluster is always used where it is, by its owner.
 */
export function chooseDataFolder(dataDir: string, systemFolder = SYSTEM_FOLDER): DataFolder {
  const own = path.join(makeDataFolder(dataDir), "postgres");
  if (!isRoot()) return { folder: own, runAs: existsSync(own) ? ownerOf(own) : choosePerson(), isMoved: false };
  const moved = path.join(systemFolder, `data-${shortHash(own)}`);
  if (isCluster(moved)) return { folder: moved, runAs: ownerOf(moved), isMoved: true };
  if (isCluster(own)) return { folder: own, runAs: reachableOwner(own), isMoved: false };
  const person = choosePerson();
  return canReach(own, person) ? { folder: own, runAs: person, isMoved: false } : { folder: moved, runAs: person, isMoved: true };
}

/** Creates a folder that everybody may traverse, whatever the umask. */
export function makeOpenFolder(folder: string) {
  if (mkdirSync(folder, { recursive: true, mode: 0o755 })) chmodSync(folder, 0o755);
}

/**
 * Creates DATA_DIR if it is missing, for its owner alone; root's may be traversed but not listed by others, because PostgreSQL has to.
 * Returns the real path, so that two paths to one folder are one database. Throws an Error whose message is one line for people.
 */
export function makeDataFolder(dataDir: string): string {
  try {
    const isNew = mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 }) !== undefined;
    if (isNew && isRoot()) chmodSync(dataDir, 0o711);
    return realpathSync(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be made or read (${(error as NodeJS.ErrnoException).code}): choose another DATA_DIR.`);
  }
}

function reachableOwner(folder: string): RunAs {
  const owner = ownerOf(folder);
  if (canReach(folder, owner)) return owner;
  throw new Error(`The database's owner (${owner.name}) may not enter a folder above ${folder}: allow it (chmod o+x) or move DATA_DIR.`);
}
