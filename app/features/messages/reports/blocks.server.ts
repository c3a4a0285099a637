import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { linkBetween } from "#app/features/blocks/link-when-blocked.server";
import { endedAs } from "#app/platform/http/ended-as";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { clearNotificationsOfReader } from "../notify/notifications.server";
import { threadOfConsultation } from "../send/addressee.server";
import { otherSideFor } from "../thread/other-side.server";
import { lockThread, publishThread } from "../thread/thread-lock.server";

/**
 * Blocks messages in both directions in the viewer's own thread, until unblocked. It also stops requests, proposed times and notes, and
 * drops pending notifications.
 */
export const blockOther = (viewer: Viewer, threadId: string, now: Date) => setBlock(viewer, threadId, now, now);

/** Unblocks the other side. A block by them stays. */
export const unblockOther = (viewer: Viewer, threadId: string, now: Date) => setBlock(viewer, threadId, null, now);

/**
 * Blocks the other side of the viewer's own consultation (404 for anybody else's) in their thread, creating one if there is none. Returns
 * the thread's id.
 */
export async function blockOtherSide(viewer: Viewer, consultationId: string, now: Date): Promise<string> {
  const threadId = await db.transaction((tx) => threadOfConsultation(tx, viewer, consultationId, now));
  await blockOther(viewer, threadId, now);
  return threadId;
}

/** Unblocks the other side of the viewer's own consultation (404 for anybody else's). */
export async function unblockOtherSide(viewer: Viewer, consultationId: string, now: Date): Promise<void> {
  const threadId = await db.transaction((tx) => threadOfConsultation(tx, viewer, consultationId, now));
  await unblockOther(viewer, threadId, now);
}

type Thread = Awaited<ReturnType<typeof lockThread>>;

async function setBlock(viewer: Viewer, threadId: string, blockedAt: Date | null, now: Date) {
  const taken = await consumeLimit("block", { userId: viewer.userId }, now);
  if (!taken.ok) throw endedAs(429);
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, viewer.userId, threadId);
    await tx
      .update(messageThreadSides)
      .set(blockedAt ? { blockedAt, ...(await presentWords(tx, thread, viewer)) } : { blockedAt, blockedName: null, blockedLinks: null })
      .where(and(eq(messageThreadSides.threadId, thread.id), eq(messageThreadSides.userId, viewer.userId)));
    if (blockedAt) await takeBackWords(tx, thread, viewer);
    await publishThread(tx, thread);
  });
}

/** Returns the other side's current name, and each side's meeting link for the other; links blocked before keep their former values. */
async function presentWords(tx: Transaction, { id, clientId, advisorUserId }: Thread, { userId }: Viewer) {
  const [found] = await tx
    .select({ name: otherSideFor(userId).name })
    .from(messageThreads)
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(eq(messageThreads.id, id));
  const link = (one: string, other: string) =>
    tx
      .select({ link: linkBetween(one, other, advisors.meetingUrl) })
      .from(advisors)
      .where(eq(advisors.userId, one));
  const [[ofClient], [ofAdvisor]] = [await link(clientId, advisorUserId), await link(advisorUserId, clientId)];
  const blockedLinks = { advisor: ofAdvisor?.link ?? "", client: ofClient?.link ?? "" };
  return { blockedName: found?.name ?? "", blockedLinks };
}

/** Emails that quote the other side or a request of theirs; other outcomes are still sent. */
const WORDED = [
  "consultation_request",
  "consultation_counter",
  "consultation_reschedule",
  "consultation_reviewOne",
  "consultation_reviewReply",
];

/** Withdraws what is about to reach the blocking person from the other side: message notifications and unsent emails with their words. */
async function takeBackWords(tx: Transaction, { id, clientId, advisorId }: Thread, { userId, email }: Viewer) {
  await clearNotificationsOfReader(tx, id, userId);
  const ofBoth = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.clientId, clientId), eq(consultations.advisorId, advisorId)));
  const isOfConsultation = and(
    inArray(outbox.kind, WORDED),
    sql`exists (select from (${ofBoth}) own where starts_with(${outbox.dedupeKey}, 'consultation-' || own.id))`,
  );
  const isOfMessages = sql`starts_with(${outbox.dedupeKey}, ${`messages-${id}-${userId}-`})`;
  await tx.delete(outbox).where(and(eq(outbox.recipient, email), isNull(outbox.sentAt), or(isOfMessages, isOfConsultation)));
}
