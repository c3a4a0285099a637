import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "#app/platform/files/private-folder.server";

/** Returns a pass-through stream that counts and hashes its content. */
export function fingerprint() {
  const hash = createHash("sha256");
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest("hex") }) };
}

/** Opens a write stream to a new private file, flushed to disk. */
export const privateFile = (file: string) => createWriteStream(file, { mode: PRIVATE_FILE, flags: "wx", flush: true });

/** Returns the size and the SHA-256 of a file. */
export const fingerprintOf = (file: string) => fingerprintOfContent(createReadStream(file));

/** Returns the size and the SHA-256 of a stream. */
export async function fingerprintOfContent(content: Readable) {
  const { through, result } = fingerprint();
  await pipeline(content, through, async (pieces) => {
    for await (const _ of pieces);
  });
  return result();
}

/** Copies a file, all or nothing, readable by its owner alone. Null when there is no source. */
export async function copyPrivately(from: string, to: string): Promise<{ size: number; sha256: string } | null> {
  const source = await open(from, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return source && (await writePrivately(source.createReadStream(), to));
}

/** Writes a stream to a file, all or nothing, readable by its owner alone. */
export async function writePrivately(content: Readable, to: string): Promise<{ size: number; sha256: string }> {
  await makePrivateFolder(path.dirname(to));
  const unfinished = `${to}.${process.pid}.part`;
  const { through, result } = fingerprint();
  await pipeline(content, through, createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }));
  await rename(unfinished, to);
  return result();
}

/** Creates a folder and its missing parents, accessible to their owner alone. */
export const makePrivateFolder = (folder: string) => mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });

/** Syncs a folder's entries to disk. */
export async function syncFolder(folder: string) {
  const opened = await open(folder, "r");
  await opened.sync().finally(() => opened.close());
}
