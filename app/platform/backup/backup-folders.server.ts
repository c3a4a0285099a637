import { existsSync, readdirSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { HOUR_MS } from "#app/platform/durations";
import { MANIFEST_FILE, readManifest } from "./manifest.server";
import { hasWalArchive, removeOldWal } from "./wal-archive.server";

/** Advisory lock that whoever makes a backup holds until its transaction ends. */
export const BACKUP_LOCK = 7_241_004;

/** Folder beside the backups with the files of all of them, each stored once: an uploaded file never changes. */
export const FILES_FOLDER = "files";
const UNFINISHED = ".unfinished-";
const NAME = /^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z$/;

/** The name of a backup begun at `at`; names sort chronologically. */
export const backupName = (at: Date) => at.toISOString().replaceAll(":", "");

/** The folder of a backup until it is complete. */
export const unfinishedFolder = (backupDir: string, name: string) => path.join(backupDir, `${UNFINISHED}${name}`);

/** The time at which a backup of this name was begun. */
export const timeOfBackup = (name: string) =>
  new Date(name.replace(/T(\d\d)(\d\d)(\d\d)/, (_, hours: string, minutes: string, seconds: string) => `T${hours}:${minutes}:${seconds}`));

/** The names of the complete backups in a folder, oldest first. */
export function listBackups(backupDir: string): string[] {
  const names = existsSync(backupDir) ? readdirSync(backupDir) : [];
  return names.filter((name) => NAME.test(name) && existsSync(path.join(backupDir, name, MANIFEST_FILE))).sort();
}

/** Removes what interrupted backups left behind. Call only while holding the backup lock. */
export async function removeUnfinished(backupDir: string) {
  const left = (await readdir(backupDir)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of left) await rm(path.join(backupDir, name), { recursive: true, force: true });
}

/** Keeps the newest `keep` backups and removes the others, along with files that no kept backup names. Returns the names of the removed backups. */
export async function removeOldBackups(backupDir: string, keep: number): Promise<string[]> {
  const names = listBackups(backupDir);
  const removed = names.slice(0, Math.max(0, names.length - keep));
  for (const name of removed) {
    // Removing the manifest first means that the folder no longer counts as a backup if this is interrupted.
    await rm(path.join(backupDir, name, MANIFEST_FILE));
    await rm(path.join(backupDir, name), { recursive: true });
  }
  if (removed.length > 0) {
    await removeUnneededFiles(backupDir);
    await removeOldWal(backupDir, listBackups(backupDir));
  }
  return removed;
}

/** With a WAL archive, files that existed only between two backups are needed too: every file copied since the oldest backup. */
async function removeUnneededFiles(backupDir: string) {
  const [oldest] = hasWalArchive(backupDir) ? listBackups(backupDir) : [];
  const since = oldest ? timeOfBackup(oldest).getTime() : Number.POSITIVE_INFINITY;
  const needed = new Set(listBackups(backupDir).flatMap((name) => readManifest(path.join(backupDir, name)).files.map((file) => file.path)));
  const folder = path.join(backupDir, FILES_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const place = path.join(entry.parentPath, entry.name);
    if (!needed.has(path.relative(folder, place)) && (await stat(place)).mtimeMs < since) await rm(place, { force: true });
  }
}

/** Whether the newest backup is older than `hours`, or there is none. */
export function isBackupDue(dir: string, hours: number, at: Date) {
  const newest = listBackups(dir).at(-1);
  return !newest || at.getTime() - timeOfBackup(newest).getTime() >= hours * HOUR_MS;
}
