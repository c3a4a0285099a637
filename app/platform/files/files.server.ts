import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { files } from "#app/db/schema/site-content";
import { cancelRemoval, removeNow, scheduleOrphanRemoval, scheduleRemoval } from "./removals.server";
import { fileStore } from "./store.server";
import { type ByteRange, type StoredFile, StoreUnavailable } from "./stored-file";

export type Bucket = "avatars" | "videos" | "branding" | "certificates" | "messages";

interface NewFile {
  bucket: Bucket;
  /** Beginning of the name, in plain characters: 'grid/grid-1' becomes 'grid/grid-1-<random>.mp4'. */
  prefix: string;
  /** Determined by the content, never by the uploaded name. */
  extension: string;
  mimeType: string;
  ownerId: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
  maxBytes: number;
  isPublic: boolean;
}

export type FileRow = typeof files.$inferSelect;

/** A private file's name must be unguessable; a public one stands on pages, where each byte counts, and only needs to be unique. */
const RANDOM_BYTES = { public: 8, private: 12 };

/**
 * Stores a file under a random name and returns its row. The size is counted while writing: more than `maxBytes` throws FileTooLarge and
 * leaves nothing behind. Removes the file again when its row could not be written.
 */
export async function storeFile({ bucket, prefix, extension, mimeType, ownerId, content, maxBytes, isPublic }: NewFile): Promise<FileRow> {
  const stored = {
    bucket,
    path: `${prefix}-${randomBytes(isPublic ? RANDOM_BYTES.public : RANDOM_BYTES.private).toString("hex")}.${extension}`,
  };
  // Recorded first: a server killed on the way leaves nothing behind for good.
  await scheduleOrphanRemoval(stored);
  try {
    const fileSize = await fileStore().write(stored, content instanceof Uint8Array ? [content] : content, maxBytes);
    return await db.transaction(async (tx) => {
      await cancelRemoval(tx, stored);
      const row = { ...stored, mimeType, fileSize, ownerId, isPublic };
      return oneRow(await tx.insert(files).values(row).returning());
    });
  } catch (error) {
    // A store that timed out may still accept the upload later: the cleanup job removes it then.
    if (!(error instanceof StoreUnavailable)) await removeNow(stored);
    throw error;
  }
}

/** Returns the row of a public file, or null. */
export async function findPublicFile({ bucket, path }: StoredFile): Promise<FileRow | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.bucket, bucket), eq(files.path, path), eq(files.isPublic, true)));
  return file ?? null;
}

/** Reads the content of a kept file, or a range of it; null when the store has lost it. */
export const readFile = (file: FileRow, range: ByteRange = { start: 0, end: file.fileSize - 1 }) => fileStore().read(file, range);

/** What stands for the content where a file's head alone is asked for, which opens nothing: no body; null when the store has lost it. */
export const readHead = async (file: FileRow) => ((await fileStore().size(file)) === null ? null : undefined);

/** Reads the whole content of a small public file; null when there is none. */
export async function openPublicFile(stored: StoredFile): Promise<Uint8Array | null> {
  const file = await findPublicFile(stored);
  const content = file && (await readFile(file));
  return content ? new Uint8Array(await new Response(content).arrayBuffer()) : null;
}

/** Removes a file and its row; if the store is unreachable, the file goes once it is back. */
export async function removeFile(stored: StoredFile) {
  await db.transaction(async (tx) => {
    await tx.delete(files).where(and(eq(files.bucket, stored.bucket), eq(files.path, stored.path)));
    await scheduleRemoval(tx, stored);
  });
  await removeNow(stored);
}
