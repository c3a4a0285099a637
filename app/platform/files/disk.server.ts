import { createReadStream } from "node:fs";
import { mkdir, open, rename, statfs, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { config } from "#app/config.server";
import { MEGABYTE } from "../sizes";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.server";

const SEGMENT = /^[a-z0-9][\w.-]{0,199}$/i;

export interface StoredFile {
  bucket: string;
  path: string;
}

export interface ByteRange {
  start: number;
  /** The last byte, not the one after it. */
  end: number;
}

/** The folder's own store: DATA_DIR/files/<bucket>/<path>. Another store has these three functions. */
export const diskStore = {
  /** Writes a new file, whole or not at all, and returns its size in bytes. Throws `FileTooLarge` after `mostBytes`. */
  async write(stored: StoredFile, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, mostBytes: number): Promise<number> {
    const target = locate(stored);
    await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
    const unfinished = `${target}.part`;
    const file = await open(unfinished, "wx", PRIVATE_FILE);
    let size = 0;
    try {
      for await (const chunk of content) {
        size += chunk.byteLength;
        if (size > mostBytes) throw new FileTooLarge(`More than ${mostBytes} bytes`);
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

  /** A file's content, or a part of it, as a stream. */
  async read(stored: StoredFile, range: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const file = await open(locate(stored), "r").catch(() => null);
    if (!file) return null;
    return Readable.toWeb(createReadStream("", { fd: file, ...range })) as ReadableStream<Uint8Array>;
  },

  /** Removes a file; one that is gone already is not missed. */
  async remove(stored: StoredFile) {
    await unlink(locate(stored)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  },
};

export class FileTooLarge extends Error {}

/** What is left free for everything else that is written. */
const KEPT_FREE_BYTES = 200 * MEGABYTE;

/** Whether the disk has room for so many bytes more. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(config().dataDir);
  return bavail * bsize >= bytes + KEPT_FREE_BYTES;
}

/** Every part of a path is a plain name, so that none lies outside of the store. */
function locate({ bucket, path: filePath }: StoredFile) {
  const segments = [bucket, ...filePath.split("/")];
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes(".."))) throw new Error("not a place in the file store");
  return path.join(config().dataDir, "files", ...segments);
}
