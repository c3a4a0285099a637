import { parseArgs } from "node:util";
import { makeBackup } from "#app/platform/backup/make-backup.server";
import { refuseHalfRestored } from "#app/platform/backup/restoring.server";
import { now } from "#app/platform/clock.server";
import { fileStore } from "#app/platform/files/store.server";
import { type Upgrade, upgradeDatabase } from "#app/platform/upgrade/upgrade.server";
import { print, runProgram, withDatabase } from "./program.server";

/** npm run upgrade [-- --without-backup]: migrates the database to this version's schema, whether or not the site is running. */
await runProgram(() =>
  withDatabase(async ({ direct: where, cluster }, { dataDir, backup }) => {
    const { values } = parseArgs({ options: { "without-backup": { type: "boolean", default: false } } });
    refuseHalfRestored(dataDir);
    const backUp = async () => {
      print("\n  Backup first …");
      const made = await makeBackup({ where, dataDir, store: fileStore(), backupDir: backup.dir, keep: backup.keep, cluster, at: now() });
      if (!made) throw new Error("Another backup is being made at this moment: wait for it, and run this again.");
      print(`  ${made.folder}`);
      return made.folder;
    };
    const began = performance.now();
    tell(await upgradeDatabase({ where, backUp: values["without-backup"] ? null : backUp }), (performance.now() - began) / 1000);
  }),
);

function tell({ made, backup, rows }: Upgrade, seconds: number) {
  if (made.length === 0) return print("\n  Nothing to do: the database has this version's schema.");
  print(`\n  ${made.length} migrations made in ${seconds.toFixed(1)} s: ${made.join(", ")}.`);
  const changed = Object.entries(rows).filter(([, { before, after }]) => before !== after);
  for (const [name, { before, after }] of changed)
    print(`  ${name}: ${after === null ? "is no more" : before === null ? `new, ${after} rows` : `${before} rows before, ${after} now`}`);
  print(`  ${Object.keys(rows).length - changed.length} tables have as many rows as before.`);
  print("  Now start this version on each server; one of the version before goes on until then.");
  if (backup) print(`  Back again: the version before, and npm run restore -- ${backup} into an empty DATA_DIR or database.`);
}
