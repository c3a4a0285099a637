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
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { clearNotificationsOfReader } from "../notify/notifications.server";
import { threadOfConsultation } from "../send/addressee.server";
import { otherSideFor } from "../thread/other-side.server";
import { lockThread, publishThread } from "../thread/thread-lock.server";

/**
 * Takes no more messages from the other side of one's own thread, and sends none, until it is unblocked. Nor do requests, other times or words with a
 * step come through, and what waits to be told goes.
 */
export const blockOther = (viewer: Viewer, threadId: string, now: Date) => setBlock(viewer, threadId, now, now);

/** Takes messages from the other side again. A block of theirs stays theirs. */
export const unblockOther = (viewer: Viewer, threadId: string, now: Date) => setBlock(viewer, threadId, null, now);

/**
 * Blocks the other side of one's own consultation (404 for everybody else's) in the thread of the two, which it begins where nobody has written yet: its id, for
 * the page on which they are unblocked.
 */
export async function blockOtherSide(viewer: Viewer, consultationId: string, now: Date): Promise<string> {
  const threadId = await db.transaction((tx) => threadOfConsultation(tx, viewer, consultationId, now));
  await blockOther(viewer, threadId, now);
  return threadId;
}

type Thread = Awaited<ReturnType<typeof lockThread>>;

async function setBlock(viewer: Viewer, threadId: string, blockedAt: Date | null, now: Date) {
  const taken = await takeLimit("block", { userId: viewer.userId }, now);
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

/** What the other side is called as it is blocked, and where either holds consultations with the other; of what is blocked already as it was before. */
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

/** Mails that carry what the other side said or asks for; what was settled is told all the same. */
const WORDED = [
  "consultation_request",
  "consultation_counter",
  "consultation_reschedule",
  "consultation_reviewOne",
  "consultation_reviewReply",
];

/** Whatever of the other side's words waits to reach who blocks: the notification of a message, and mails that have not gone. */
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
