import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { messageThreads } from "#app/db/schema/messages";
import { markNotificationsOfSubjectRead, notify } from "#app/features/notifications/notify.server";
import { otherSideFor } from "../thread/other-side.server";

const subjectOf = (threadId: string) => `thread:${threadId}`;

/** Tells the reader of a thread that the other side has written: once until they have read it, however much is written. */
export async function notifyReader(tx: Connection, threadId: string, readerId: string, now: Date) {
  const [other] = await tx
    .select(otherSideFor(readerId))
    .from(messageThreads)
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(eq(messageThreads.id, threadId));
  const details = { name: other?.name ?? "" };
  await notify(tx, { userId: readerId, kind: "message", subject: subjectOf(threadId), details, link: `/messages/${threadId}` }, now);
}

/** Whoever has read the thread needs no notification of it any more. */
export const clearNotificationsOfReader = (tx: Connection, threadId: string, readerId: string) =>
  markNotificationsOfSubjectRead(tx, readerId, subjectOf(threadId));
