import { config } from "#app/config.server";
import { wasEmptied } from "#app/features/setup/empty-demo.server";

/** How old the newest backup may get, in hours; 0 makes none. A demo has none, until it is emptied: what comes after is somebody's own. */
export async function backupHours(): Promise<number> {
  const { hours, ownHours } = config().backup;
  return hours === 0 && ownHours > 0 && (await wasEmptied()) ? ownHours : hours;
}
