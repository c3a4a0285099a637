import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { keepNewFiles } from "#app/platform/backup/backed-up-files.server";
import { listBackups, timeOfBackup } from "#app/platform/backup/backup-folders.server";
import { archiveSegments } from "#app/platform/backup/wal-archive.server";
import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { fileStore } from "#app/platform/files/store.server";
import { describeError, log } from "#app/platform/log/log.server";

const LOOK_MS = 15_000;

/**
 * Moves archived WAL segments to the backup folder, and copies files uploaded since the newest backup: with both, any moment can be
 * restored. Returns a function that stops it.
 */
export function archiveWal(cluster: string | null, lookMs = LOOK_MS) {
  const { dir, hasWalArchive } = config().backup;
  if (!cluster || !hasWalArchive) return async () => undefined;
  let copiedUntil: Date | null = null;
  let running: Promise<void> | null = null;
  const pass = async () => {
    const lost = await archiveSegments(cluster, await systemOf(), dir);
    if (lost > 0) log("error", "the log has a gap", { segments: lost, folder: dir });
    const newest = listBackups(dir).at(-1);
    if (!newest) return;
    const at = now();
    const since = copiedUntil ?? timeOfBackup(newest);
    await keepNewFiles(db.$client, new Date(since.getTime() - MINUTE_MS), { store: fileStore(), backupDir: dir });
    copiedUntil = at;
  };
  const look = () => {
    running ??= pass()
      .catch((error) => log("error", "keeping the log failed", { folder: dir, ...describeError(error) }))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, lookMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function systemOf() {
  const { rows } = await db.execute<{ system: string }>("select system_identifier::text as system from pg_control_system()");
  return rows[0]!.system;
}
