import { accessSync, chownSync, constants, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";

/** The user that PostgreSQL runs as. `uid` and `gid` are set only when this process is root, because PostgreSQL refuses to run as root. */
export type RunAs = { name: string; uid?: number; gid?: number };

export const isRoot = () => process.getuid?.() === 0;

/** As root: this machine's `postgres` user, else `nobody`, so that no account has to be created. Otherwise the current user. */
export function choosePerson(): RunAs {
  if (!isRoot()) return { name: `uid ${process.getuid?.()}` };
  const person = personIn(readFileSync("/etc/passwd", "utf8"));
  if (!person) throw new Error('PostgreSQL does not run as root, and /etc/passwd has neither "postgres" nor "nobody": set DATABASE_URL.');
  return person;
}

export function personIn(passwd: string): RunAs | null {
  const rows = passwd.split("\n").map((line) => line.split(":"));
  const row = rows.find(([name]) => name === "postgres") ?? rows.find(([name]) => name === "nobody");
  return row ? { name: row[0]!, uid: Number(row[2]), gid: Number(row[3]) } : null;
}

/** As root: the owner of an existing folder. Otherwise the current user, or an Error of one line if the folder belongs to another user. */
export function ownerOf(folder: string): RunAs {
  const { uid, gid } = statSync(folder);
  if (isRoot()) {
    if (uid === 0)
      throw new Error(`${folder} belongs to root, and PostgreSQL does not run as root: chown -R ${choosePerson().name} ${folder}`);
    return { name: `uid ${uid}`, uid, gid };
  }
  if (uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to another user (uid ${uid}): start as that user or as root, or choose another DATA_DIR.`);
  }
  return { name: `uid ${uid}` };
}

/** Whether a user may traverse every existing folder above `target`. */
export function canReach(target: string, person: RunAs): boolean {
  const parent = path.dirname(path.resolve(target));
  return hasRight(parent, person, 0o1) && (parent === path.dirname(parent) || canReach(parent, person));
}

/** Whether a user may run `program`, including access to the folders above it. */
export function canRun(program: string, person: RunAs): boolean {
  return canReach(program, person) && hasRight(program, person, 0o5);
}

/** Gives a file or folder to the user that PostgreSQL runs as. */
export function chownTo(target: string, person: RunAs) {
  if (person.uid === undefined || person.gid === undefined) return;
  try {
    chownSync(target, person.uid, person.gid);
  } catch (error) {
    throw new Error(`Root may not give ${target} to ${person.name} here (${(error as NodeJS.ErrnoException).code}): set DATABASE_URL.`);
  }
}

/** initdb looks up the user name of its uid and refuses one without a name, as some container platforms assign. */
export function hasPasswdEntry(): boolean {
  try {
    return Boolean(userInfo().username);
  } catch {
    return false;
  }
}

/** Checks permissions: `bits` is one octal digit, 4 to read, 1 to enter or run. A missing file is ours to create, and counts as permitted. */
function hasRight(target: string, { uid, gid }: RunAs, bits: number): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found) return true;
  if (uid !== undefined) {
    const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
    return ((found.mode >> shift) & bits) === bits;
  }
  try {
    accessSync(target, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
