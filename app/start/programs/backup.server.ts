import { makeBackup } from "#app/platform/backup/make-backup.server";
import { now } from "#app/platform/clock.server";
import { fileStore } from "#app/platform/files/store.server";
import { MEGABYTE } from "#app/platform/sizes";
import { print, runProgram, withDatabase } from "./program.server";

/** npm run backup: makes a backup, whether or not the site is running. */
await runProgram(() =>
  withDatabase(async ({ direct: where, cluster }, { dataDir, backup, secret }) => {
    const made = await makeBackup({ where, dataDir, store: fileStore(), backupDir: backup.dir, keep: backup.keep, cluster, at: now() });
    if (!made) throw new Error("Another backup is being made at this moment: wait for it.");
    const { folder, manifest, removed } = made;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = manifest.files.reduce((sum, file) => sum + file.size, 0) / MEGABYTE;
    print(`\n  ${folder}`);
    print(`  ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files (${megabytes.toFixed(1)} MB)`);
    if (secret) print("  Without your SECRET: keep that in another place.");
    if (manifest.lostFiles.length > 0)
      print(`  ${manifest.lostFiles.length} files were lost before: ${manifest.lostFiles.slice(0, 3).join(", ")} …`);
    if (removed.length > 0) print(`  removed, as BACKUP_KEEP is ${backup.keep}: ${removed.join(", ")}`);
  }),
);
