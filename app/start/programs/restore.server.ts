import { existsSync } from "node:fs";
import path from "node:path";
import { config } from "#app/config.server";
import { makeDataFolder } from "#app/db/embedded/data-folder.server";
import { listBackups } from "#app/platform/backup/kept-backups.server";
import { readManifest } from "#app/platform/backup/manifest.server";
import { restoreBackup } from "#app/platform/backup/restore-backup.server";
import { fileStore } from "#app/platform/files/store.server";
import { openDatabase } from "../open-database.server";
import { print, runProgram } from "./program.server";

/** The backup that is meant: a folder, the name of one in BACKUP_DIR, or the newest. */
function chosenBackup(named: string | undefined): string {
  const { dir } = config().backup;
  if (named && existsSync(named)) return path.resolve(named);
  const names = listBackups(dir);
  const name = named ?? names.at(-1);
  if (name && names.includes(name)) return path.join(dir, name);
  const there = names.length > 0 ? `There are: ${names.join(", ")}.` : "There are none: set BACKUP_DIR, or name the folder of a backup.";
  throw new Error(`There is no backup${named ? ` called ${named}` : ""} in ${dir}. ${there}`);
}

/** npm run restore -- [BACKUP]: into an empty DATA_DIR, or into an empty database at DATABASE_URL. */
await runProgram(async () => {
  const settings = config();
  const folder = chosenBackup(process.argv[2]);
  // What is no backup is said before a database is made for it.
  readManifest(folder);
  makeDataFolder(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    const { tables, files, lostFiles, at } = await restoreBackup({
      where: database.direct,
      dataDir: settings.dataDir,
      away: settings.s3 ? fileStore() : null,
      folder,
    });
    print(`\n  Restored into ${settings.databaseUrl ? "DATABASE_URL" : settings.dataDir}: the site as it was at ${at}.`);
    print(`  ${tables.length} tables and ${files.length} files, each read again and as it was.`);
    if (lostFiles.length > 0) print(`  ${lostFiles.length} files were lost before that backup.`);
  } finally {
    await database.close();
  }
});
