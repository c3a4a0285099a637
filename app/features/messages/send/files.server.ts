import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { messageFiles, messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { PAPER_MAX_BYTES, paperName } from "#app/platform/files/attachment";
import { drawPaper } from "#app/platform/files/attachment.server";
import { removeFile, storeFile } from "#app/platform/files/files.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { MEGABYTE } from "#app/platform/sizes";
import { isUuid } from "#app/platform/uuid";
import { FILES_MAX_MEGABYTES } from "../limits";
import { readThread } from "../thread/thread.server";
import { threadIdOf } from "../thread/thread-lock.server";
import type { SendAnswer } from "./deliver.server";
import { sendMessage } from "./send.server";

const BUCKET = "messages";

/** Why a file is refused, before checking whether its sender may write. */
export type FileRefusal = { ok: false; reason: "fileMissing" | "fileTooLarge" | "fileType" | "fileBusy" | "filesFull" };

/**
 * Sends a file to the viewer's own thread (404 for anybody else's) as a separate message: a PDF or picture by its content, at most 5 MB.
 * Pictures are re-encoded without metadata; the stored name is ours. Refused like any message, and beyond 500 MB of one person's; a resend with its key is stored once.
 */
export async function sendFile(
  viewer: Viewer,
  threadId: string,
  { file, key }: { file: File; key?: string },
  now: Date,
): Promise<SendAnswer | FileRefusal> {
  const { closed } = await readThread(viewer, threadId);
  if (closed) return { ok: false, reason: closed };
  if (file.size === 0) return { ok: false, reason: "fileMissing" };
  if (file.size > PAPER_MAX_BYTES) return { ok: false, reason: "fileTooLarge" };
  // Invalid files count, too: checking them is what costs.
  const taken = await consumeLimit("upload", { userId: viewer.userId, address: viewer.address }, now);
  if (!taken.ok) return { ...taken, reason: "tooManyFiles" };
  if ((await bytesOf(viewer.userId)) + file.size > FILES_MAX_MEGABYTES * MEGABYTE) return { ok: false, reason: "filesFull" };
  const drawn = await drawPaper(new Uint8Array(await file.arrayBuffer()));
  if (!drawn.ok) return { ok: false, reason: drawn.reason === "busy" ? "fileBusy" : "fileType" };
  const { content, mimeType, extension } = drawn;
  const kept = await storeFile({
    bucket: BUCKET,
    prefix: `${threadIdOf(threadId)}-${now.getTime()}`,
    extension,
    mimeType,
    ownerId: viewer.userId,
    content,
    maxBytes: PAPER_MAX_BYTES,
    isPublic: false,
  });
  const fileName = paperName(file.name, extension, "file");
  const carried = { fileName, filePath: kept.path, fileSize: kept.fileSize };
  try {
    return await sendMessage(viewer, threadId, { text: fileName, key, file: carried }, now);
  } finally {
    if ((await db.$count(messageFiles, eq(messageFiles.filePath, kept.path))) === 0) await removeFile(kept);
  }
}

/** What somebody's files in messages take, in bytes. */
async function bytesOf(ownerId: string): Promise<number> {
  const own = and(eq(files.ownerId, ownerId), eq(files.bucket, BUCKET));
  const [kept] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.fileSize}), 0)` })
    .from(files)
    .where(own);
  return Number(kept?.bytes);
}

/** Returns a message's file: for the two sides unless it is hidden, and for admins once it was reported. Null for anybody else. */
export async function findMessageFile({ userId, isAdmin }: Viewer, id: string) {
  if (!isUuid(id)) return null;
  const isSide = and(isNull(messages.hiddenAt), or(eq(messageThreads.clientId, userId), eq(messageThreads.advisorUserId, userId)));
  const isReported = exists(db.select({ id: messageReports.id }).from(messageReports).where(eq(messageReports.messageId, messages.id)));
  const [found] = await db
    .select({ fileName: messageFiles.fileName, file: files })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .innerJoin(files, and(eq(files.bucket, BUCKET), eq(files.path, messageFiles.filePath)))
    .where(and(eq(messageFiles.id, id), isAdmin ? or(isSide, isReported) : isSide));
  return found ?? null;
}
