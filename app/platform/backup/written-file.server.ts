import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "#app/platform/files/private-folder.server";

/** What passes through, counted and hashed. */
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

/** Where a private file is written to, through to the disk. */
export const privateFile = (file: string) => createWriteStream(file, { mode: PRIVATE_FILE, flags: "wx", flush: true });

/** The size and the SHA-256 of a file. */
export const fingerprintOf = (file: string) => fingerprintOfContent(createReadStream(file));

/** The size and the SHA-256 of what comes. */
export async function fingerprintOfContent(content: Readable) {
  const { through, result } = fingerprint();
  await pipeline(content, through, async (pieces) => {
    for await (const _ of pieces);
  });
  return result();
}

/** Copies a file whole or not at all, for its owner alone. Null when there is none. */
export async function copyPrivately(from: string, to: string): Promise<{ size: number; sha256: string } | null> {
  const source = await open(from, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return source && (await keepPrivately(source.createReadStream(), to));
}

/** Writes what comes into a file, whole or not at all, for its owner alone. */
export async function keepPrivately(content: Readable, to: string): Promise<{ size: number; sha256: string }> {
  await makePrivateFolder(path.dirname(to));
  const unfinished = `${to}.${process.pid}.part`;
  const { through, result } = fingerprint();
  await pipeline(content, through, createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }));
  await rename(unfinished, to);
  return result();
}

/** Makes a folder, and those above it that are missing, for their owner alone. */
export const makePrivateFolder = (folder: string) => mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });

/** Has the disk know which files a folder holds. */
export async function syncFolder(folder: string) {
  const opened = await open(folder, "r");
  await opened.sync().finally(() => opened.close());
}
