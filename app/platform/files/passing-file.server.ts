import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { config } from "#app/config.server";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.server";

/** What was made to be read once: so many bytes, which are gone when they were read, or nobody reads them any more. */
export interface PassingFile {
  bytes: number;
  content: ReadableStream<Uint8Array>;
}

/**
 * What is made piece by piece, on its way through a file that has no name any more once it is open: nothing of it stays when the process ends. So what is
 * large is in memory at no time, and whoever takes it slowly holds nothing but the file.
 */
export async function throughFile(pieces: AsyncIterable<Uint8Array>): Promise<PassingFile> {
  const { dataDir } = config();
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const place = path.join(dataDir, `${randomUUID()}.passing`);
  const file = await open(place, "wx+", PRIVATE_FILE);
  try {
    await unlink(place);
    let bytes = 0;
    for await (const piece of pieces) {
      await file.writeFile(piece);
      bytes += piece.byteLength;
    }
    const content = Readable.toWeb(createReadStream("", { fd: file, start: 0 })) as ReadableStream<Uint8Array>;
    return { bytes, content };
  } catch (error) {
    await file.close();
    throw error;
  }
}
