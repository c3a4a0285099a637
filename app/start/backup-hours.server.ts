import { config } from "#app/config.server";
import { wasEmptied } from "#app/features/setup/empty-demo.server";

/** Maximum age of the newest backup, in hours; 0 for none. A demo makes no backups until it is emptied and becomes somebody's own site. */
export async function backupHours(): Promise<number> {
  const { hours, ownHours } = config().backup;
  return hours === 0 && ownHours > 0 && (await wasEmptied()) ? ownHours : hours;
}
