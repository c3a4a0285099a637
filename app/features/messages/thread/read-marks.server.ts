import { and, count, eq, gt, gte, lt, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { messages, messageThreadSides } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { clearNotificationsOfReader } from "../notify/notifications.server";
import { lockThread, publishThread } from "./thread-lock.server";

/** Saves how far the viewer has read their own thread, never backwards and never beyond the last message. */
export async function markRead(viewer: Viewer, threadId: string, seenNumber: number): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, viewer.userId, threadId);
    const readNumber = Math.min(seenNumber, thread.lastNumber);
    const isUnread = and(eq(messages.threadId, thread.id), ne(messages.senderId, viewer.userId), gt(messages.number, readNumber));
    const read = await tx
      .update(messageThreadSides)
      .set({ readNumber, unreadCount: sql`(select count(*)::int from ${messages} where ${isUnread})` })
      .where(
        and(
          eq(messageThreadSides.threadId, thread.id),
          eq(messageThreadSides.userId, viewer.userId),
          lt(messageThreadSides.readNumber, readNumber),
        ),
      )
      .returning({ threadId: messageThreadSides.threadId });
    if (read.length === 0) return;
    await clearNotificationsOfReader(tx, thread.id, viewer.userId);
    await publishThread(tx, thread);
  });
}

/** Counts the viewer's threads with unread messages. Runs for every page's header, so it reads one partial index. */
export async function unreadThreads({ userId }: Viewer): Promise<number> {
  const [row] = await countUnread().execute({ userId });
  return row?.count ?? 0;
}

const countUnread = builtOnce((database) =>
  database
    .select({ count: count() })
    .from(messageThreadSides)
    .where(and(eq(messageThreadSides.userId, sql.placeholder("userId")), gte(messageThreadSides.unreadCount, 1)))
    .prepare("unread_threads"),
);
