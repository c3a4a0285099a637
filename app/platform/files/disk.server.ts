import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, stat, statfs, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { MEGABYTE } from "../sizes";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.server";
import { type ByteRange, type FileStore, FileTooLarge, type StoredFile, segmentsOf } from "./stored-file";

/** Disk space kept free for everything else. */
const KEPT_FREE_BYTES = 200 * MEGABYTE;

/** A file still being written keeps growing; one untouched for this long was left by a server that died. */
const RESTING_MS = 300_000;

/** A file store in a folder: DATA_DIR/files/<bucket>/<path>. */
export function diskStore(dataDir: string): FileStore {
  const root = path.join(dataDir, "files");
  const locate = (stored: StoredFile) => path.join(root, ...segmentsOf(stored));
  return {
    async write(stored, content, maxBytes) {
      const target = locate(stored);
      await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
      // A unique name, so that leftovers of a killed server do not collide.
      const unfinished = `${target}.${randomUUID()}.part`;
      const file = await open(unfinished, "wx", PRIVATE_FILE);
      let size = 0;
      try {
        for await (const chunk of content) {
          size += chunk.byteLength;
          if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`);
          await file.writeFile(chunk);
        }
        await file.sync();
        await file.close();
        await rename(unfinished, target);
        return size;
      } catch (error) {
        await file.close().catch(() => undefined);
        await unlink(unfinished).catch(() => undefined);
        throw error;
      }
    },

    async read(stored, range?: ByteRange) {
      const file = await open(locate(stored), "r").catch(() => null);
      if (!file) return null;
      return Readable.toWeb(createReadStream("", { fd: file, ...range })) as ReadableStream<Uint8Array>;
    },

    async size(stored) {
      const found = await stat(locate(stored)).catch(() => null);
      return found?.size ?? null;
    },

    async remove(stored) {
      await unlink(locate(stored)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    },

    async removeUnfinished(now) {
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
    },

    async hasRoomFor(bytes) {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize >= bytes + KEPT_FREE_BYTES;
    },
  };
}
