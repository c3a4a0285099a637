import { statfs } from "node:fs/promises";
import path from "node:path";

/** Below this a full disk is near, and PostgreSQL stops the moment it cannot write: refuse large writes before. */
export const FREE_SPACE_FLOOR_BYTES = 200 * 1024 * 1024;

/** Whether the disk under `folder` (or under the nearest folder above it that exists) has `bytes` left for this user. */
export async function hasFreeSpace(folder: string, bytes = FREE_SPACE_FLOOR_BYTES): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= bytes;
  } catch (error) {
    const parent = path.dirname(path.resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === folder) throw error;
    return hasFreeSpace(parent, bytes);
  }
}
