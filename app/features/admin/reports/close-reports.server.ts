import { and, eq, isNull } from "drizzle-orm";
import { reviewReports } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { type ConflictOfInterest, checkConflictOfInterest, type Moderated } from "#app/features/audit/conflict-of-interest.server";
import { sidesOfReport } from "#app/features/audit/sides.server";
import { notifyReporters, withdrawReportAnswer } from "#app/features/notifications/notify-reporters.server";

/** Tables of both kinds of reports; an id exists in only one of them. */
const TABLES = [
  {
    about: "message",
    table: messageReports,
    subject: "message_reports",
    closed: "messages.report-closed",
    reopened: "messages.report-reopened",
  },
  { about: "review", table: reviewReports, subject: "review_reports", closed: "review.report-closed", reopened: "review.report-reopened" },
] as const;

type Closed = Promise<Moderated>;

/** Closes a report of either kind without changing the reported content, and notifies the reporter. Refused when it is already closed. For admins. */
export function closeOneReport(actor: AdminActor, id: string, { at, waitSeconds }: { at: Date; waitSeconds?: number }): Closed {
  return changeOne(actor, id, async (tx, { about, table, subject, closed, said }) => {
    const [row] = await tx
      .update(table)
      .set({ closedAt: at, closedBy: actor.userId })
      .where(and(eq(table.id, id), isNull(table.closedAt)))
      .returning({ id: table.id });
    if (!row) return false;
    await audit(tx, actor, closed, subject, id, said);
    await notifyReporters(tx, { about, reportIds: [id], decision: "kept", at, waitSeconds });
    return true;
  });
}

/** Reopens a report that the admin closed at that time, and withdraws the notification. Refused when it has changed since. For admins. */
export function reopenReport(actor: AdminActor, { id, at }: { id: string; at: Date }): Closed {
  return changeOne(actor, id, async (tx, { table, subject, reopened, said }) => {
    const [row] = await tx
      .update(table)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(table.id, id), eq(table.closedAt, at), eq(table.closedBy, actor.userId)))
      .returning({ id: table.id });
    if (!row) return false;
    await audit(tx, actor, reopened, subject, id, said);
    await withdrawReportAnswer(tx, id, at);
    return true;
  });
}

const changeOne = (
  actor: AdminActor,
  id: string,
  change: (tx: AdminTransaction, of: (typeof TABLES)[number] & ConflictOfInterest) => Promise<boolean>,
): Closed =>
  adminTransaction(actor, async (tx): Closed => {
    const own = await checkConflictOfInterest(tx, actor, await sidesOfReport(tx, id));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    for (const of of TABLES) if (await change(tx, { ...of, ...own })) return { ok: true };
    return { ok: false, reason: "decided" };
  });
