import { existsSync } from "node:fs";
import path from "node:path";

/** Marker file in DATA_DIR while a restore is under way. */
export const RESTORING = ".restoring";

/** Throws an Error of one line when a restore was interrupted. */
export function refuseHalfRestored(dataDir: string) {
  if (existsSync(path.join(dataDir, RESTORING)))
    throw new Error(`A restore into ${dataDir} was broken off: run the same npm run restore again, which finishes it.`);
}
