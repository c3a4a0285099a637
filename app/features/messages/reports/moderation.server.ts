import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { notifyReporters } from "#app/features/notifications/notify-reporters.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { publishThread, threadIdOf } from "../thread/thread-lock.server";

interface Admin {
  userId: string;
}

/**
 * Takes a reported message away, for a reason: neither of the two reads it any more, whoever wrote it is told why by mail, and whoever reported it that it is
 * gone. False when it was away already.
 */
export function hideMessage(admin: Admin, reportId: string, reason: string, now: Date): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [hidden] = await tx
      .update(messages)
      .set({ hiddenAt: now, hiddenReason: reason })
      .where(and(ofReport(tx, reportId), isNull(messages.hiddenAt)))
      .returning();
    if (!hidden) return false;
    const ofMessage = eq(messageReports.messageId, hidden.id);
    const reports = await tx.select({ id: messageReports.id }).from(messageReports).where(ofMessage);
    const closed = await tx
      .update(messageReports)
      .set({ closedAt: now, closedBy: admin.userId })
      .where(and(ofMessage, isNull(messageReports.closedAt)))
      .returning({ id: messageReports.id });
    for (const { id } of closed) await audit(tx, admin, "messages.report-closed", "message_reports", id);
    await notifyReporters(tx, { about: "message", reportIds: reports.map(({ id }) => id), decision: "hidden", at: now });
    await mailAuthor(tx, hidden, reason, now);
    await audit(tx, admin, "messages.hidden", "messages", hidden.id, { reason });
    await publish(tx, hidden.threadId);
    return true;
  });
}

/** Lets both read a message again that was taken away. False when they do already. */
export function showMessage(admin: Admin, reportId: string): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [shown] = await tx
      .update(messages)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(and(ofReport(tx, reportId), isNotNull(messages.hiddenAt)))
      .returning({ id: messages.id, threadId: messages.threadId });
    if (!shown) return false;
    await audit(tx, admin, "messages.shown", "messages", shown.id);
    await publish(tx, shown.threadId);
    return true;
  });
}

/** Admins know a message by a report of it alone. */
const ofReport = (tx: Transaction, reportId: string) =>
  inArray(
    messages.id,
    tx
      .select({ id: messageReports.messageId })
      .from(messageReports)
      .where(eq(messageReports.id, threadIdOf(reportId))),
  );

async function mailAuthor(tx: AdminTransaction, { id, senderId }: typeof messages.$inferSelect, reason: string, at: Date) {
  const [author] = await tx.select({ email: users.email }).from(users).where(eq(users.id, senderId));
  if (!author) return;
  const { contact } = config();
  const site = siteName();
  const mail = { dedupeKey: `message_hidden:${id}:${at.getTime()}`, kind: "message_hidden", to: author.email };
  await sendEmail(tx, mail, "reports", (t, language) => ({
    subject: t("removedSubject"),
    paragraphs: [t("removedEmail", { site }), reason, translatorFor(language, "dashboard")("suspendedHelp", { email: contact.email })],
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
}

async function publish(tx: Transaction, threadId: string) {
  const [thread] = await tx.select().from(messageThreads).where(eq(messageThreads.id, threadId));
  if (thread) await publishThread(tx, thread);
}
