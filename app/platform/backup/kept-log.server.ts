import { createReadStream, existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createGzip } from "node:zlib";
import { ARCHIVED } from "#app/db/embedded/archiving";
import { readBase } from "./base-copy.server";
import { keepPrivately } from "./written-file.server";

/** Beside the backups lies the log of each cluster, a file a segment. */
const LOG_FOLDER = "log";
const SEGMENT = /^[0-9A-F]{24}$/;
/** Where the backups cannot be written to, the database still goes on: so many segments of 16 MB wait, and then there is a gap. */
const MOST_WAITING = 64;

/** Where the log of a cluster lies. */
export const logFolder = (backupDir: string, system: string) => path.join(backupDir, LOG_FOLDER, system);

/** Whether there is a log of any cluster. */
export const hasLog = (backupDir: string) => existsSync(path.join(backupDir, LOG_FOLDER));

/** Moves what a cluster has put away of its log to where the backups lie. Returns how many segments had to be given up. */
export async function moveLog(cluster: string, system: string, backupDir: string): Promise<number> {
  const archived = path.join(cluster, ARCHIVED);
  const names = (await readdir(archived).catch(() => [])).filter((name) => SEGMENT.test(name)).sort();
  try {
    for (const name of names) {
      await pack(path.join(archived, name), path.join(logFolder(backupDir, system), `${name}.gz`));
      await rm(path.join(archived, name), { force: true });
    }
    return 0;
  } catch (error) {
    const tooMany = names.slice(0, Math.max(0, names.length - MOST_WAITING));
    for (const name of tooMany) await rm(path.join(archived, name), { force: true });
    if (tooMany.length === 0) throw error;
    return tooMany.length;
  }
}

async function pack(from: string, to: string) {
  // Of two servers on one folder the other may have been faster.
  if (!(await stat(from).catch(() => null))) return;
  const packed = createGzip();
  const content = createReadStream(from).on("error", (error) => packed.destroy(error));
  await keepPrivately(content.pipe(packed), to);
}

/** The segments that a copy of a cluster can go on with, oldest first. */
export async function segmentsSince(backupDir: string, { system, segment }: { system: string; segment: string }): Promise<string[]> {
  const names = await readdir(logFolder(backupDir, system)).catch(() => []);
  return names.filter((name) => /^[0-9A-F]{24}\.gz$/.test(name) && name >= segment).sort();
}

/** Removes what no backup goes on with any more: of each cluster all before its oldest copy. */
export async function removeOldLog(backupDir: string, backups: readonly string[]) {
  const bases = backups.map((name) => readBase(path.join(backupDir, name))).filter((base) => base !== null);
  const systems = bases.length > 0 ? await readdir(path.join(backupDir, LOG_FOLDER)).catch(() => []) : [];
  for (const system of systems) {
    const oldest = bases
      .filter((base) => base.system === system)
      .map(({ segment }) => segment)
      .sort()[0];
    const folder = logFolder(backupDir, system);
    const names = await readdir(folder);
    for (const name of names) if (!oldest || name < oldest) await rm(path.join(folder, name), { force: true });
    if (!oldest) await rm(folder, { recursive: true, force: true });
  }
}
