import { readdir, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { config } from "#app/config.server";

/** A file that is still being written grows; one that has rested for so long was left by a server that is gone. */
const RESTING_MS = 300_000;

/** Removes what killed servers left half-written in the store. Returns how many there were. */
export async function removeUnfinishedFiles(now: Date): Promise<number> {
  const root = path.join(config().dataDir, "files");
  const names = await readdir(root, { recursive: true }).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => each.endsWith(".part"))) {
    const file = path.join(root, name);
    const found = await stat(file).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < RESTING_MS) continue;
    await unlink(file).catch(() => undefined);
    removed += 1;
  }
  return removed;
}
