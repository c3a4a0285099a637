import path from "node:path";
import { listBackups, timeOfBackup } from "#app/platform/backup/backup-folders.server";
import { readManifest } from "#app/platform/backup/manifest.server";
import { HOUR_MS } from "#app/platform/durations";
import { type Finding, fine, look, wrong } from "./finding";

/** Without automatic backups, a backup older than this deserves a warning. */
const OLD_HOURS = 7 * 24;

/** Checks whether there is a backup, how old the newest is, and whether its manifest is valid. */
export function checkBackups({ dir, hours }: { dir: string; hours: number }, isDemo: boolean, at: Date): Finding {
  const newest = listBackups(dir).at(-1);
  const every = hours > 0 ? `every ${hours} h` : "by hand";
  if (!newest) {
    if (isDemo) return fine("Backups", "none, and none needed of a demo");
    return wrong("Backups", `none in ${dir}`, hours > 0 ? "npm run backup" : "npm run backup, and BACKUP_HOURS=24");
  }
  const age = Math.floor((at.getTime() - timeOfBackup(newest).getTime()) / HOUR_MS);
  try {
    const { lostFiles } = readManifest(path.join(dir, newest));
    if (lostFiles.length > 0)
      return look("Backups", `the newest misses ${lostFiles.length} files that the store had lost`, "restore them from an older one");
  } catch (error) {
    return wrong("Backups", (error as Error).message, "npm run backup");
  }
  const text = `${listBackups(dir).length} in ${dir}, the newest ${age} h old, ${every}`;
  return age > (hours > 0 ? hours * 2 : OLD_HOURS)
    ? wrong("Backups", text, "npm run backup, and look for “backup failed” in the log")
    : fine("Backups", text);
}
