import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { insertThread } from "../thread/insert-thread.server";
import { findAddressee, findOtherOf, threadBetween } from "./addressee.server";
import { deliver, type NewMessage, type SendAnswer } from "./deliver.server";
import { countNewThread, lockSender } from "./message-limits.server";

/** Sends a message in the viewer's own thread (404 for anybody else's). Refused while one side has blocked the other, and beyond 20 messages a minute. */
export async function sendMessage(viewer: Viewer, threadId: string, message: NewMessage, now: Date): Promise<SendAnswer> {
  return db.transaction(async (tx) => {
    await lockSender(tx, viewer);
    return deliver(tx, viewer, threadId, message, now);
  });
}

/**
 * Asks a listed advisor (404 for anybody else), before or after booking: starts a thread with this message, or continues the existing one.
 * Refused to oneself, and beyond 10 new people a day.
 */
export async function askAdvisor(viewer: Viewer, slug: string, message: NewMessage, now: Date): Promise<SendAnswer> {
  return db.transaction(async (tx) => {
    const addressee = await findAddressee(slug, tx);
    if (addressee.userId === viewer.userId) return { ok: false, reason: "ownPage" };
    await lockSender(tx, viewer);
    const known = await threadBetween(viewer, addressee.userId, tx);
    if (known) return deliver(tx, viewer, known, message, now);
    const refused = await countNewThread(tx, viewer, message.text, now);
    if (refused) return refused;
    const begun = await beginThread(tx, viewer, addressee, now);
    return deliver(tx, viewer, begun, message, now, { isCounted: true });
  });
}

/** Writes to the other side of the viewer's own consultation (404 for anybody else's), in their thread, creating it if necessary. */
export async function writeToOther(viewer: Viewer, consultationId: string, message: NewMessage, now: Date): Promise<SendAnswer> {
  return db.transaction(async (tx) => {
    const { sides, userId } = await findOtherOf(viewer, consultationId, tx);
    await lockSender(tx, viewer);
    const known = await threadBetween(viewer, userId, tx);
    const begun = known ? null : await insertThread(tx, sides, now);
    const sent = await deliver(tx, viewer, known ?? begun ?? (await threadBetween(viewer, userId, tx))!, message, now);
    // The page of an empty thread would open in place of the one that says why, with what was written.
    if (begun && !sent.ok) await tx.delete(messageThreads).where(eq(messageThreads.id, begun));
    return sent;
  });
}

/** If the other side starts a thread at the same moment, uses theirs. */
async function beginThread(tx: Connection, viewer: Viewer, { advisorId, userId }: { advisorId: string; userId: string }, now: Date) {
  const begun = await insertThread(tx, { clientId: viewer.userId, advisorId, advisorUserId: userId }, now);
  return begun ?? (await threadBetween(viewer, userId, tx))!;
}
