import { rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { config } from "#app/config.server";
import { makeDataFolder } from "#app/db/embedded/data-folder.server";
import { chosenBackup } from "#app/platform/backup/chosen-backup.server";
import { readManifest } from "#app/platform/backup/manifest.server";
import { backupBefore, makeBackupOf } from "#app/platform/backup/point-in-time.server";
import { restoreBackup } from "#app/platform/backup/restore-backup.server";
import { now } from "#app/platform/clock.server";
import { fileStore } from "#app/platform/files/store.server";
import { openDatabase } from "../open-database.server";
import { print, runProgram } from "./program.server";

/** Folder in DATA_DIR for recovering a moment between two backups. */
const SCRATCH = ".until";

/** npm run restore -- [BACKUP] [--until MOMENT]: into an empty DATA_DIR, or into an empty database at DATABASE_URL. */
await runProgram(async () => {
  const settings = config();
  const { values, positionals } = parseArgs({ options: { until: { type: "string" } }, allowPositionals: true });
  const until = values.until === undefined ? null : momentOf(values.until);
  const { dir } = settings.backup;
  const chosen = until && !positionals[0] ? backupBefore(dir, until) : chosenBackup(dir, positionals[0]);
  // Rejects an invalid backup before creating a database for it.
  readManifest(chosen);
  makeDataFolder(settings.dataDir);
  if (!until) return await restore(chosen);
  const scratch = path.join(settings.dataDir, SCRATCH);
  await rm(scratch, { recursive: true, force: true });
  try {
    await restore(await makeBackupOf(until, { folder: chosen, scratch }));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});

/** Parses the moment. Throws an Error of one line when it is invalid, or in the future. */
function momentOf(text: string): Date {
  const moment = z.iso.datetime({ offset: true }).safeParse(text);
  const at = moment.success ? new Date(moment.data) : null;
  if (!at || at > now()) throw new Error("--until takes a moment that has been, such as 2026-11-23T10:15:00Z.");
  return at;
}

async function restore(folder: string) {
  const settings = config();
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
}
