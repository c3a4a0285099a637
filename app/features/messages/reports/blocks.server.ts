import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { messageThreadSides } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { lockThread, publishThread } from "../thread/thread-lock.server";

/** Takes no more messages from the other side of one's own thread, and sends none, until it is unblocked. */
export const blockOther = (viewer: Viewer, threadId: string, now: Date) => setBlock(viewer, threadId, now);

/** Takes messages from the other side again. A block of theirs stays theirs. */
export const unblockOther = (viewer: Viewer, threadId: string) => setBlock(viewer, threadId, null);

async function setBlock(viewer: Viewer, threadId: string, blockedAt: Date | null) {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, viewer.userId, threadId);
    await tx
      .update(messageThreadSides)
      .set({ blockedAt })
      .where(and(eq(messageThreadSides.threadId, thread.id), eq(messageThreadSides.userId, viewer.userId)));
    await publishThread(tx, thread);
  });
}
