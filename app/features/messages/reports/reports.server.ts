import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { messageFiles, messageReports, messages } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminReading, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConflictOfInterest, type Moderated, notAbout } from "#app/features/audit/conflict-of-interest.server";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { sidesOfReport } from "#app/features/audit/sides.server";
import { notifyReporters } from "#app/features/notifications/notify-reporters.server";
import { endedAs } from "#app/platform/http/ended-as";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { lockThread, refuseUnknown, threadIdOf } from "../thread/thread-lock.server";

const REPORTS_A_PAGE = 30;

/** Reports a message of the other side in the viewer's own thread, once: a second report changes nothing. More than so many a day end with 429. */
export async function reportMessage(viewer: Viewer, threadId: string, number: number, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, viewer.userId, threadId);
    const taken = await consumeLimit("message-report", { userId: viewer.userId, address: viewer.address }, now, tx);
    if (!taken.ok) throw endedAs(429);
    const [message] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.threadId, thread.id), eq(messages.number, number), ne(messages.senderId, viewer.userId)));
    if (!message) return refuseUnknown();
    await tx
      .insert(messageReports)
      .values({ messageId: message.id, reporterId: viewer.userId, reason, createdAt: now })
      .onConflictDoNothing();
  });
}

/** Which reports to read: a page of open ones, from 1, or a single one in any state. */
interface ReadReports {
  page?: number;
  id?: string;
}

/**
 * Returns the open reports, oldest first, or a single one; not the viewer's own while another admin can read them. For admins (403 for
 * anybody else), who can read no other messages; each access is logged (product C11).
 */
export async function reportedMessages(viewer: Viewer, { page = 1, id }: ReadReports = {}) {
  const sender = alias(users, "sender");
  const reporter = alias(users, "reporter");
  const rows = await adminReading(viewer, async (tx) =>
    tx
      .select({
        id: messageReports.id,
        reason: messageReports.reason,
        reportedAt: messageReports.createdAt,
        closedAt: messageReports.closedAt,
        reporterId: reporter.id,
        reporterName: nameOfAdmin(reporter.id),
        senderId: sender.id,
        senderName: nameOfAdmin(sender.id),
        isSenderSuspended: sql<boolean>`${sender.suspendedAt} is not null`,
        hiddenAt: messages.hiddenAt,
        hiddenReason: messages.hiddenReason,
        shownAgainAt: messages.shownAgainAt,
        text: messages.body,
        sentAt: messages.sentAt,
        fileId: messageFiles.id,
      })
      .from(messageReports)
      .innerJoin(messages, eq(messages.id, messageReports.messageId))
      .leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
      .innerJoin(sender, eq(sender.id, messages.senderId))
      .innerJoin(reporter, eq(reporter.id, messageReports.reporterId))
      .where(and(id ? eq(messageReports.id, id) : isNull(messageReports.closedAt), await notAbout(tx, viewer, messages.senderId)))
      .orderBy(asc(messageReports.createdAt), asc(messageReports.id))
      .limit(REPORTS_A_PAGE + 1)
      .offset((page - 1) * REPORTS_A_PAGE),
  );
  const reports = rows.slice(0, REPORTS_A_PAGE);
  const read = reports.map((report) => report.id);
  if (read.length > 0)
    await adminTransaction(viewer, (tx) => audit(tx, viewer, "messages.reported-read", "message_reports", null, { read }));
  return { reports, page, hasMore: rows.length > REPORTS_A_PAGE };
}

/** Closes a report and notifies its author that the message stays. Refused if already closed ('decided'), and for the two sides themselves ('ownMatter'). */
export async function closeReport(
  viewer: Viewer,
  reportId: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<Moderated> {
  return adminTransaction(viewer, async (tx): Promise<Moderated> => {
    const own = await checkConflictOfInterest(tx, viewer, await sidesOfReport(tx, reportId));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const closed = await tx
      .update(messageReports)
      .set({ closedAt: now, closedBy: viewer.userId })
      .where(and(eq(messageReports.id, threadIdOf(reportId)), isNull(messageReports.closedAt)))
      .returning({ id: messageReports.id });
    if (closed.length === 0) return { ok: false, reason: "decided" };
    await audit(tx, viewer, "messages.report-closed", "message_reports", reportId, own.said);
    await notifyReporters(tx, { about: "message", reportIds: [reportId], decision: "kept", at: now, waitSeconds });
    return { ok: true };
  });
}
