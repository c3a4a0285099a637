import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { messageThreads } from "#app/db/schema/messages";
import { markNotificationsOfSubjectRead, notify } from "#app/features/notifications/notify.server";
import { otherIdFor, otherSideFor } from "../thread/other-side.server";

const subjectOf = (threadId: string) => `thread:${threadId}`;

/** Notifies the reader of a thread about new messages: once until they have read it, however many arrive. */
export async function notifyReader(tx: Connection, threadId: string, readerId: string, now: Date) {
  const [other] = await tx
    .select({ ...otherSideFor(readerId), otherId: otherIdFor(readerId) })
    .from(messageThreads)
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(eq(messageThreads.id, threadId));
  const details = { name: other?.name ?? "" };
  await notify(
    tx,
    {
      userId: readerId,
      kind: "message",
      subject: subjectOf(threadId),
      details,
      link: `/messages/${threadId}`,
      named: other ? [other.otherId] : [],
    },
    now,
  );
}

/** Marks the thread's notifications as read once its reader has read it. */
export const clearNotificationsOfReader = (tx: Connection, threadId: string, readerId: string) =>
  markNotificationsOfSubjectRead(tx, readerId, subjectOf(threadId));
