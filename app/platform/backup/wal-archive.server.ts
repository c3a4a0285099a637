import { createReadStream, existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createGzip } from "node:zlib";
import { ARCHIVED } from "#app/db/embedded/archiving";
import { readBase } from "./base-copy.server";
import { writePrivately } from "./written-file.server";

/** Folder beside the backups with the WAL of each cluster, one file per segment. */
const LOG_FOLDER = "log";
const SEGMENT = /^[0-9A-F]{24}$/;
/** The database goes on when the backup folder cannot be written to: at most this many segments of 16 MB wait, then there is a gap. */
const MAX_WAITING = 64;

/** The WAL folder of a cluster. */
export const walFolder = (backupDir: string, system: string) => path.join(backupDir, LOG_FOLDER, system);

/** Whether there is a WAL archive of any cluster. */
export const hasWalArchive = (backupDir: string) => existsSync(path.join(backupDir, LOG_FOLDER));

/** Moves the WAL segments that a cluster has archived to the backup folder. Returns how many segments had to be given up. */
export async function archiveSegments(cluster: string, system: string, backupDir: string): Promise<number> {
  const archived = path.join(cluster, ARCHIVED);
  const names = (await readdir(archived).catch(() => [])).filter((name) => SEGMENT.test(name)).sort();
  try {
    for (const name of names) {
      await pack(path.join(archived, name), path.join(walFolder(backupDir, system), `${name}.gz`));
      await rm(path.join(archived, name), { force: true });
    }
    return 0;
  } catch (error) {
    const tooMany = names.slice(0, Math.max(0, names.length - MAX_WAITING));
    for (const name of tooMany) await rm(path.join(archived, name), { force: true });
    if (tooMany.length === 0) throw error;
    return tooMany.length;
  }
}

async function pack(from: string, to: string) {
  // With two servers on one folder, the other may have moved it already.
  if (!(await stat(from).catch(() => null))) return;
  const packed = createGzip();
  const content = createReadStream(from).on("error", (error) => packed.destroy(error));
  await writePrivately(content.pipe(packed), to);
}

/** The segments that a base copy of a cluster can be recovered with, oldest first. */
export async function segmentsSince(backupDir: string, { system, segment }: { system: string; segment: string }): Promise<string[]> {
  const names = await readdir(walFolder(backupDir, system)).catch(() => []);
  return names.filter((name) => /^[0-9A-F]{24}\.gz$/.test(name) && name >= segment).sort();
}

/** Removes WAL that no backup needs any more: for each cluster, everything before its oldest base copy. */
export async function removeOldWal(backupDir: string, backups: readonly string[]) {
  const bases = backups.map((name) => readBase(path.join(backupDir, name))).filter((base) => base !== null);
  const systems = bases.length > 0 ? await readdir(path.join(backupDir, LOG_FOLDER)).catch(() => []) : [];
  for (const system of systems) {
    const oldest = bases
      .filter((base) => base.system === system)
      .map(({ segment }) => segment)
      .sort()[0];
    const folder = walFolder(backupDir, system);
    const names = await readdir(folder);
    for (const name of names) if (!oldest || name < oldest) await rm(path.join(folder, name), { force: true });
    if (!oldest) await rm(folder, { recursive: true, force: true });
  }
}
