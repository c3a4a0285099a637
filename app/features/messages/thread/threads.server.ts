import { and, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { messages, messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { otherSideFor } from "./other-side.server";
import { mine, readableBody } from "./thread-lock.server";
import type { ThreadList } from "./thread-view";

const THREADS_A_PAGE = 20;
const CHARACTERS_OF_LAST = 200;

/** Returns a page of the viewer's threads with last line and unread count, latest first. Pages count from 1. */
export async function threadsOf(viewer: Viewer, page: number): Promise<ThreadList> {
  const rows = await db
    .select({
      id: messageThreads.id,
      lastText: readableBody,
      lastSenderId: messages.senderId,
      lastAt: messageThreads.lastMessageAt,
      unread: mine.unreadCount,
      ...otherSideFor(viewer.userId),
    })
    .from(mine)
    .innerJoin(messageThreads, eq(messageThreads.id, mine.threadId))
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .innerJoin(messages, and(eq(messages.threadId, messageThreads.id), eq(messages.number, messageThreads.lastNumber)))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(eq(mine.userId, viewer.userId))
    .orderBy(desc(messageThreads.lastMessageAt), desc(messageThreads.id))
    .limit(THREADS_A_PAGE + 1)
    .offset((page - 1) * THREADS_A_PAGE);
  const threads = rows.slice(0, THREADS_A_PAGE).map(({ lastSenderId, lastText, isClient: _, ...line }) => ({
    ...line,
    lastText: lastText.slice(0, CHARACTERS_OF_LAST).toWellFormed(),
    isLastMine: lastSenderId === viewer.userId,
  }));
  return { threads, page, hasMore: rows.length > THREADS_A_PAGE };
}
