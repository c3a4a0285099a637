import { copyFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { recoverySettings } from "#app/db/embedded/archiving";
import { chooseDataFolder } from "#app/db/embedded/data-folder.server";
import { chownTo, type RunAs } from "#app/db/embedded/run-as.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { diskStore } from "#app/platform/files/disk.server";
import { PRIVATE_FILE } from "#app/platform/files/private-folder.server";
import { listBackups } from "./backup-folders.server";
import { type Base, readBase, unpackBase } from "./base-copy.server";
import { makeBackup } from "./make-backup.server";
import { segmentsSince, walFolder } from "./wal-archive.server";
import { makePrivateFolder } from "./written-file.server";

/** The newest backup from which the moment `until` can be recovered. Throws an Error of one line when there is none. */
export function backupBefore(backupDir: string, until: Date): string {
  const all = listBackups(backupDir).map((name) => ({ name, base: readBase(path.join(backupDir, name)) }));
  const usable = all.flatMap(({ name, base }) => (base ? [{ name, endedAt: base.endedAt }] : []));
  const found = usable.findLast(({ endedAt }) => new Date(endedAt) <= until);
  if (found) return path.join(backupDir, found.name);
  const oldest = usable[0];
  throw new Error(
    oldest
      ? `The backups in ${backupDir} go back to ${oldest.endedAt} and no further.`
      : `The backups in ${backupDir} are each of one moment alone: they were made without BACKUP_LOG.`,
  );
}

/**
 * Makes a backup of the site as it was at a moment between two backups: PostgreSQL replays the WAL onto the base copy in `folder`, and the
 * result is backed up within `scratch`, with the files shared by all backups. Returns the folder of that backup.
 */
export async function makeBackupOf(until: Date, { folder, scratch }: { folder: string; scratch: string }): Promise<string> {
  const backupDir = path.dirname(folder);
  const base = readBase(folder);
  if (!base || new Date(base.endedAt) > until) throw new Error(`${folder} is no backup that ${until.toISOString()} can be reached from.`);
  const { folder: cluster, runAs } = chooseDataFolder(scratch);
  await rm(cluster, { recursive: true, force: true });
  try {
    await unpackBase(folder, base, cluster);
    await layOutLog(backupDir, base, cluster);
    await giveAll(cluster, runAs);
    const database = await openEmbeddedDatabase({ dataDir: scratch, settings: recoverySettings(until) }).catch((error: Error) => {
      if (!error.message.includes("before configured recovery target")) throw error;
      throw new Error(`The log in ${walFolder(backupDir, base.system)} does not reach ${until.toISOString()}: choose an earlier moment.`);
    });
    try {
      const made = await makeBackup({
        where: database.connection,
        // A backup's own folder has the other files of a DATA_DIR; the files of all backups lie beside it.
        dataDir: folder,
        store: diskStore(backupDir),
        backupDir: path.join(scratch, "moment"),
        keep: 1,
        at: until,
      });
      if (!made) throw new Error("The database could not be read: run the same again.");
      return made.folder;
    } finally {
      await database.stop();
    }
  } finally {
    await rm(cluster, { recursive: true, force: true });
  }
}

async function layOutLog(backupDir: string, base: Base, cluster: string) {
  const log = path.join(cluster, "log");
  await makePrivateFolder(log);
  for (const name of await segmentsSince(backupDir, base))
    await copyFile(path.join(walFolder(backupDir, base.system), name), path.join(log, name));
  await writeFile(path.join(cluster, "recovery.signal"), "", { mode: PRIVATE_FILE });
}

async function giveAll(folder: string, person: RunAs) {
  chownTo(folder, person);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    chownTo(path.join(entry.parentPath, entry.name), person);
}
