import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { isCluster } from "./data-folder.server";
import { isAlive } from "./postmaster-pid.server";
import { gist, runProgram } from "./program.server";
import { chownTo, hasPasswdEntry, type RunAs } from "./run-as.server";

export const SUPERUSER = "app";

const POSTGRES_VERSION = "18";

/** The builtin C.UTF-8 provider: the sort order never changes with a system library. */
const INITDB = [
  ...["-U", SUPERUSER, "--auth=trust", "--encoding=UTF8", "--no-instructions"],
  ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
];

const making = new Set<string>();

/**
 * Creates the cluster if there is none: in a temporary folder, synced to disk, and then renamed. A crash leaves no partial cluster, and of
 * two processes that create it at once, one wins and the other uses it.
 */
export async function makeCluster(folder: string, initdb: string, person: RunAs) {
  if (isCluster(folder)) return checkVersion(folder);
  if (person.uid === undefined && !hasPasswdEntry()) {
    throw new Error(`The embedded database needs a user with a name, and ${person.name} has none in /etc/passwd: set DATABASE_URL.`);
  }
  const unfinished = makeUnfinished(folder);
  making.add(unfinished);
  try {
    chownTo(unfinished, person);
    const { code, output } = await runProgram(initdb, ["-D", unfinished, ...INITDB], person);
    if (code !== 0) throw new Error(`The database could not be made in ${folder}: ${gist(output)}`);
    takeFolder(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    making.delete(unfinished);
  }
}

function checkVersion(folder: string) {
  const version = readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
  if (version === POSTGRES_VERSION) return;
  throw new Error(
    `${folder} was made by PostgreSQL ${version}, and the bundled one is ${POSTGRES_VERSION}: restore a backup into a new DATA_DIR.`,
  );
}

function makeUnfinished(folder: string): string {
  try {
    removeAbandoned(folder);
    return mkdtempSync(`${folder}.init-${process.pid}-`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`This user may not write to ${path.dirname(folder)} (${code}): choose another DATA_DIR or set DATABASE_URL.`);
  }
}

/** Removes leftovers of killed processes; in containers, their pid may be ours. */
function removeAbandoned(folder: string) {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const left = path.join(parent, name);
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    const isInUse = maker === process.pid ? making.has(left) : isAlive(maker);
    if (!isInUse) rmSync(left, { recursive: true, force: true, maxRetries: 3 });
  }
}

function takeFolder(unfinished: string, folder: string) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (isCluster(folder)) return;
    if (existsSync(folder)) throw new Error(`${folder} holds files that are not a database: move them away or choose another DATA_DIR.`);
    throw error;
  }
  const parent = openSync(path.dirname(folder), "r");
  fsyncSync(parent);
  closeSync(parent);
}
