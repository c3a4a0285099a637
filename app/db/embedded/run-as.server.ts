import { accessSync, chownSync, constants, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";

/** Who PostgreSQL runs as. `uid` and `gid` are set only where this process is root, because PostgreSQL refuses to run as root. */
export type RunAs = { name: string; uid?: number; gid?: number };

export const isRoot = () => process.getuid?.() === 0;

/** For root: the `postgres` of this machine, else `nobody`, so that no account has to be made. For anyone else: oneself. */
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

/** For root: the owner of a folder that exists. For anyone else: oneself, and an Error of one line if the folder is another person's. */
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

/** Whether a person may walk through every folder above `target` that exists. */
export function canReach(target: string, person: RunAs): boolean {
  const parent = path.dirname(path.resolve(target));
  return hasRight(parent, person, 0o1) && (parent === path.dirname(parent) || canReach(parent, person));
}

/** Whether a person may run `program`, the folders above it included. */
export function canRun(program: string, person: RunAs): boolean {
  return canReach(program, person) && hasRight(program, person, 0o5);
}

/** Hands a file or folder to the person PostgreSQL runs as. */
export function giveTo(target: string, person: RunAs) {
  if (person.uid === undefined || person.gid === undefined) return;
  try {
    chownSync(target, person.uid, person.gid);
  } catch (error) {
    throw new Error(`Root may not give ${target} to ${person.name} here (${(error as NodeJS.ErrnoException).code}): set DATABASE_URL.`);
  }
}

/** initdb looks its user up by number and refuses one that has no name, as some container platforms assign. */
export function hasPasswdEntry(): boolean {
  try {
    return Boolean(userInfo().username);
  } catch {
    return false;
  }
}

/** `bits` as in one octal digit: 4 read, 1 enter or run. What does not exist yet is ours to make, and counts as allowed. */
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
