import { and, eq, ne, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { messageFiles, messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { notifyReader } from "../notify/notifications.server";
import { isOpen, lockThread, mine, publishThread, theirs } from "../thread/thread-lock.server";
import type { Refusal } from "../thread/thread-view";
import { countMessage } from "./message-limits.server";

export interface NewMessage {
  /** Normalized and limited by the schema. */
  text: string;
  /** Idempotency key from the browser: a resend with the same key is stored once. */
  key?: string;
  /** Attached file, already stored. */
  file?: { fileName: string; filePath: string; fileSize: number };
}

export type SendAnswer = { ok: true; threadId: string; number: number } | Refusal;

/** Appends a message to the viewer's thread (otherwise 404), once per key, and notifies the other side; or returns why not. `isCounted`: already counted. */
export async function deliver(
  tx: Connection,
  viewer: Viewer,
  threadId: string,
  { text, key, file }: NewMessage,
  now: Date,
  { isCounted = false } = {},
): Promise<SendAnswer> {
  const thread = await lockThread(tx, viewer.userId, threadId);
  const same = key ? await findByKey(tx, thread.id, viewer.userId, key) : null;
  if (same?.body === text) return { ok: true, threadId: thread.id, number: same.number };
  const refusal =
    (await findRefusal(tx, viewer, thread.id)) ??
    (isCounted ? null : await countMessage(tx, viewer, { text, fileBytes: file?.fileSize }, now));
  if (refusal) return refusal;
  const number = thread.lastNumber + 1;
  await tx.update(messageThreads).set({ lastNumber: number, lastMessageAt: now }).where(eq(messageThreads.id, thread.id));
  // A form that was sent, edited and sent again has its old key: a different text is another message.
  const requestKey = same ? null : key;
  const message = { threadId: thread.id, number, senderId: viewer.userId, body: text, requestKey, sentAt: now };
  const sent = oneRow(await tx.insert(messages).values(message).returning({ id: messages.id }));
  if (file) await tx.insert(messageFiles).values({ messageId: sent.id, ...file });
  await tx
    .update(messageThreadSides)
    .set({ unreadCount: sql`${messageThreadSides.unreadCount} + 1` })
    .where(and(eq(messageThreadSides.threadId, thread.id), ne(messageThreadSides.userId, viewer.userId)));
  await notifyReader(tx, thread.id, thread.clientId === viewer.userId ? thread.advisorUserId : thread.clientId, now);
  await publishThread(tx, thread);
  return { ok: true, threadId: thread.id, number };
}

async function findByKey(tx: Connection, threadId: string, senderId: string, key: string) {
  const [found] = await tx
    .select({ number: messages.number, body: messages.body })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.senderId, senderId), eq(messages.requestKey, key)));
  return found ?? null;
}

async function findRefusal(tx: Connection, viewer: Viewer, threadId: string): Promise<Refusal | null> {
  const [standing] = await tx
    .select({ isOpen, myBlock: mine.blockedAt, theirBlock: theirs.blockedAt })
    .from(messageThreads)
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .innerJoin(mine, and(eq(mine.threadId, messageThreads.id), eq(mine.userId, viewer.userId)))
    .innerJoin(theirs, and(eq(theirs.threadId, messageThreads.id), ne(theirs.userId, viewer.userId)))
    .where(eq(messageThreads.id, threadId));
  if (standing?.myBlock) return { ok: false, reason: "blockedByYou" };
  if (standing?.theirBlock) return { ok: false, reason: "blockedByThem" };
  if (!standing?.isOpen) return { ok: false, reason: "notListed" };
  return null;
}
