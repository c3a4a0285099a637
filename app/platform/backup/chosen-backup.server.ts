import { existsSync } from "node:fs";
import path from "node:path";
import { listBackups } from "./backup-folders.server";

/** Resolves the chosen backup: a folder, the name of one in `backupDir`, or the newest there. Throws an Error of one line when there is none. */
export function chosenBackup(backupDir: string, named: string | undefined): string {
  if (named && existsSync(named)) return path.resolve(named);
  const names = listBackups(backupDir);
  const name = named ?? names.at(-1);
  if (name && names.includes(name)) return path.join(backupDir, name);
  const there = names.length > 0 ? `There are: ${names.join(", ")}.` : "There are none: set BACKUP_DIR, or name the folder of a backup.";
  throw new Error(`There is no backup${named ? ` called ${named}` : ""} in ${backupDir}. ${there}`);
}
