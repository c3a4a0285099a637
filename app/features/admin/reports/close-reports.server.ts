import { and, eq, isNull } from "drizzle-orm";
import { reviewReports } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { lookAtOwnMatter, type Moderated, type OwnMatter } from "#app/features/audit/own-matter.server";
import { sidesOfReport } from "#app/features/audit/sides.server";
import { notifyReporters, takeBackAnswer } from "#app/features/notifications/notify-reporters.server";

/** Of one kind or the other: their ids are apart. */
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

/** Puts one report of either kind aside: what it is about stays as it is, which whoever reported it is told. Refused when somebody else has already. For admins. */
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

/** Opens a report again that one put aside at that moment, and takes back what was told of it. Refused when it is no longer so. For admins. */
export function reopenReport(actor: AdminActor, { id, at }: { id: string; at: Date }): Closed {
  return changeOne(actor, id, async (tx, { table, subject, reopened, said }) => {
    const [row] = await tx
      .update(table)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(table.id, id), eq(table.closedAt, at), eq(table.closedBy, actor.userId)))
      .returning({ id: table.id });
    if (!row) return false;
    await audit(tx, actor, reopened, subject, id, said);
    await takeBackAnswer(tx, id, at);
    return true;
  });
}

const changeOne = (
  actor: AdminActor,
  id: string,
  change: (tx: AdminTransaction, of: (typeof TABLES)[number] & OwnMatter) => Promise<boolean>,
): Closed =>
  adminTransaction(actor, async (tx): Closed => {
    const own = await lookAtOwnMatter(tx, actor, await sidesOfReport(tx, id));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    for (const of of TABLES) if (await change(tx, { ...of, ...own })) return { ok: true };
    return { ok: false, reason: "decided" };
  });
