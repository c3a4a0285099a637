import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { checkConflictOfInterest, type Moderated } from "#app/features/audit/conflict-of-interest.server";
import { sidesOfReport } from "#app/features/audit/sides.server";
import { mailAuthorOfHidden, mailAuthorOfShown } from "#app/features/notifications/notify-author.server";
import { notifyReporters, withdrawHidingAnswer } from "#app/features/notifications/notify-reporters.server";
import { publishThread, threadIdOf } from "../thread/thread-lock.server";

/** Delay of the emails, so that the step can be undone. */
interface Waiting {
  waitSeconds?: number;
}

/**
 * Hides a reported message, with a reason: neither side can read it any more, its author gets an email with the reason, and its reporter
 * one that it is gone. Refused if already hidden ('decided'), and for the two sides themselves ('ownMatter'), like all actions here.
 */
export function hideMessage(
  admin: AdminActor,
  reportId: string,
  reason: string,
  now: Date,
  { waitSeconds }: Waiting = {},
): Promise<Moderated> {
  return adminTransaction(admin, async (tx): Promise<Moderated> => {
    const own = await checkConflictOfInterest(tx, admin, await sidesOfReport(tx, reportId));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const [hidden] = await tx
      .update(messages)
      .set({ hiddenAt: now, hiddenReason: reason, shownAgainAt: null })
      .where(and(ofReport(tx, reportId), isNull(messages.hiddenAt)))
      .returning();
    if (!hidden) return { ok: false, reason: "decided" };
    const { id } = hidden;
    await tx
      .update(messageReports)
      .set({ closedAt: now, closedBy: admin.userId })
      .where(and(eq(messageReports.messageId, id), isNull(messageReports.closedAt)));
    const reportIds = await reportsOf(tx, id);
    await notifyReporters(tx, { about: "message", reportIds, decision: "hidden", at: now, waitSeconds });
    await mailAuthorOfHidden(tx, writtenOf(hidden), { reason, at: now, waitSeconds });
    await audit(tx, admin, "messages.hidden", "messages", hidden.id, { reason, ...own.said });
    await publish(tx, hidden.threadId);
    return { ok: true };
  });
}

/** Shows a hidden message to both sides again, and notifies those who were told. 'decided' if it is already visible. */
export const showMessage = (admin: AdminActor, reportId: string, now: Date): Promise<Moderated> =>
  adminTransaction(admin, (tx) => show(tx, admin, { reportId, which: and(ofReport(tx, reportId), isNotNull(messages.hiddenAt)) }, now));

/** Undoes hiding a message at a given time: both can read it, and its reports are open again. 'decided' if that is no longer the case. */
export function undoHidingMessage(admin: AdminActor, { reportId, at }: { reportId: string; at: Date }, now: Date): Promise<Moderated> {
  return adminTransaction(admin, async (tx) => {
    const asDone = and(ofReport(tx, reportId), eq(messages.hiddenAt, at));
    const shown = await show(tx, admin, { reportId, which: asDone }, now, "messages.hidden");
    if (!shown.ok) return shown;
    const [{ messageId } = { messageId: reportId }] = await tx.select().from(messageReports).where(eq(messageReports.id, reportId));
    await tx
      .update(messageReports)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(messageReports.messageId, messageId), eq(messageReports.closedAt, at), eq(messageReports.closedBy, admin.userId)));
    return shown;
  });
}

async function show(
  tx: AdminTransaction,
  admin: AdminActor,
  { reportId, which }: { reportId: string; which: SQL | undefined },
  now: Date,
  undone?: AuditAction,
): Promise<Moderated> {
  const own = await checkConflictOfInterest(tx, admin, await sidesOfReport(tx, reportId));
  if (own.isRefused) return { ok: false, reason: "ownMatter" };
  const [hidden] = await tx.select().from(messages).where(which).for("update");
  if (!hidden?.hiddenAt) return { ok: false, reason: "decided" };
  const { id, threadId, hiddenAt } = hidden;
  await tx
    .update(messages)
    .set({ hiddenAt: null, hiddenReason: null, shownAgainAt: undone ? null : now })
    .where(eq(messages.id, id));
  await mailAuthorOfShown(tx, writtenOf(hidden), hiddenAt, now);
  await withdrawHidingAnswer(tx, "message", hiddenAt, await reportsOf(tx, id), now);
  await audit(tx, admin, "messages.shown", "messages", id, { ...(undone && { undone }), ...own.said });
  await publish(tx, threadId);
  return { ok: true };
}

const writtenOf = ({ id, senderId, threadId, body }: typeof messages.$inferSelect) =>
  ({ about: "message", id, authorId: senderId, text: body, link: `/messages/${threadId}` }) as const;

const reportsOf = async (tx: Transaction, messageId: string) =>
  (await tx.select({ id: messageReports.id }).from(messageReports).where(eq(messageReports.messageId, messageId))).map(({ id }) => id);

/** Admins identify a message only by a report of it. */
const ofReport = (tx: Transaction, reportId: string) =>
  inArray(
    messages.id,
    tx
      .select({ id: messageReports.messageId })
      .from(messageReports)
      .where(eq(messageReports.id, threadIdOf(reportId))),
  );

async function publish(tx: Transaction, threadId: string) {
  const [thread] = await tx.select().from(messageThreads).where(eq(messageThreads.id, threadId));
  if (thread) await publishThread(tx, thread);
}
