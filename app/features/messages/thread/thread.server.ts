import { and, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageFiles, messageReports, messages, messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { newestWithin } from "#app/platform/newest-within";
import { otherSideFor } from "./other-side.server";
import { isOpen, mine, readableBody, refuseUnknown, theirs, threadIdOf } from "./thread-lock.server";
import type { ShownMessage, ThreadView } from "./thread-view";

/** Limits of one page of messages: a character may take up to ten bytes, once in the HTML and once in the page's data. */
const ROOM_OF_PAGE = { most: 50, characters: 40_000 };

/** Returns the viewer's own thread with its latest messages, or those before a number, in order of time. 404 for anybody else. */
export async function readThread(viewer: Viewer, id: string, before: number | null = null): Promise<ThreadView> {
  const thread = await findThread(viewer, id);
  const shown = await readMessages(viewer, thread.id, before);
  const { isClient, name, avatarUrl, slug, myBlock, theirBlock, isOpen: isTaken, clientId, advisorId, ...rest } = thread;
  return {
    ...rest,
    side: isClient ? "client" : "advisor",
    other: { name, avatarUrl, slug },
    messages: shown,
    hasEarlier: (shown[0]?.number ?? 1) > 1,
    hasLater: (shown.at(-1)?.number ?? thread.lastNumber) < thread.lastNumber,
    consultationId: await consultationOf(clientId, advisorId),
    closed: myBlock ? "blockedByYou" : theirBlock ? "blockedByThem" : isTaken ? null : "notListed",
  };
}

async function findThread(viewer: Viewer, id: string) {
  const [thread] = await db
    .select({
      id: messageThreads.id,
      clientId: messageThreads.clientId,
      advisorId: messageThreads.advisorId,
      lastNumber: messageThreads.lastNumber,
      readNumber: mine.readNumber,
      theirReadNumber: theirs.readNumber,
      unread: mine.unreadCount,
      myBlock: mine.blockedAt,
      theirBlock: theirs.blockedAt,
      isOpen,
      ...otherSideFor(viewer.userId),
    })
    .from(mine)
    .innerJoin(messageThreads, eq(messageThreads.id, mine.threadId))
    .innerJoin(theirs, and(eq(theirs.threadId, messageThreads.id), ne(theirs.userId, viewer.userId)))
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(and(eq(mine.threadId, threadIdOf(id)), eq(mine.userId, viewer.userId)));
  return thread ?? refuseUnknown();
}

async function consultationOf(clientId: string, advisorId: string): Promise<string | null> {
  const ofBoth = and(eq(consultations.clientId, clientId), eq(consultations.advisorId, advisorId));
  const isHeld = inArray(consultations.status, HOLDING_STATES);
  const [found] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(ofBoth)
    .orderBy(desc(isHeld), desc(consultations.createdAt))
    .limit(1);
  return found?.id ?? null;
}

async function readMessages(viewer: Viewer, threadId: string, before: number | null): Promise<ShownMessage[]> {
  const isMine = sql<boolean>`${messages.senderId} = ${viewer.userId}`;
  const rows = await db
    .select({
      number: messages.number,
      isMine,
      isRemoved: sql<boolean>`${messages.hiddenAt} is not null`,
      text: readableBody,
      at: messages.sentAt,
      key: sql<string | null>`case when ${isMine} then ${messages.requestKey} end`,
      isReported: sql<boolean>`${messageReports.id} is not null`,
      file: { id: messageFiles.id, size: messageFiles.fileSize },
    })
    .from(messages)
    .leftJoin(messageReports, and(eq(messageReports.messageId, messages.id), eq(messageReports.reporterId, viewer.userId)))
    .leftJoin(messageFiles, and(eq(messageFiles.messageId, messages.id), isNull(messages.hiddenAt)))
    .where(and(eq(messages.threadId, threadId), before === null ? undefined : lt(messages.number, before)))
    .orderBy(desc(messages.number))
    .limit(ROOM_OF_PAGE.most);
  return newestWithin(rows, ROOM_OF_PAGE, ({ text }) => text.length).reverse();
}
