import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { config } from "#app/config.server";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.server";

/** A temporary file that can be read once: it is gone when it has been read or the reader stops. */
export interface SpooledFile {
  bytes: number;
  content: ReadableStream<Uint8Array>;
}

/**
 * Spools generated content through a temporary file that is unlinked while open, so nothing of it outlives the process. Large content is
 * never in memory as a whole, and a slow reader holds nothing but the file.
 */
export async function spoolThroughFile(pieces: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
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
