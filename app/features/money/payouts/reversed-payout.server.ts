import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { paymentOrders } from "#app/db/schema/payments";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConflictOfInterest } from "#app/features/audit/conflict-of-interest.server";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { book } from "../ledger.server";
import { payoutReversal } from "../postings";
import { openTransfer } from "./transfer-state.server";

const keyOf = (statementId: string) => `payout-taken-back-${statementId}`;

/** Whether a statement's payout was taken back; only the reverse booking records that. */
export const isReversed = sql<boolean>`exists (
  select from ${ledgerTransactions} back where back.key = 'payout-taken-back-' || payout_statements.id)`;

/**
 * Takes back a payout: the amount is owed again. A reverse booking keeps both lines, and an advisor who has not heard of the payout yet is not notified.
 * Refused when it was already taken back or the provider has begun to transfer it and not given up ('wrongState'); with `onlyRefused`, any other payout, too,
 * but one that is held. For admins.
 */
export const reversePayout = (
  admin: AdminActor,
  statementId: string,
  now: Date,
  { onlyRefused = false } = {},
): Promise<Outcome<"wrongState" | "ownMatter">> =>
  adminTransaction(admin, async (tx) => {
    const [statement] = await tx.select().from(payoutStatements).where(eq(payoutStatements.id, statementId)).for("update");
    const own = await checkConflictOfInterest(tx, admin, await accountOf(tx, statement?.advisorId));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const isBack = (await tx.$count(ledgerTransactions, eq(ledgerTransactions.key, keyOf(statementId)))) > 0;
    if (!statement || isBack || !(await recallTransfer(tx, statementId, onlyRefused ? now : null)))
      return { ok: false, reason: "wrongState" };
    const { number, advisorId, currency, amount, reference } = statement;
    const booked = { key: keyOf(statementId), kind: "payout" as const, statementId, currency, createdAt: now };
    await book(tx, booked, payoutReversal(advisorId, amount));
    await recallWaiting(tx, `payout_made:${statementId}`);
    const { kind, subject, readAt } = notifications;
    await tx.delete(notifications).where(and(eq(kind, "payout_made"), eq(subject, statementId), isNull(readAt)));
    await audit(tx, admin, "payout.taken_back", "payout_statements", statementId, {
      number,
      advisorId,
      currency,
      amount,
      reference,
      ...own.said,
    });
    return { ok: true };
  });

async function accountOf(tx: AdminTransaction, advisorId: string | undefined): Promise<(string | null)[]> {
  if (!advisorId) return [];
  return (await tx.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId))).map(({ userId }) => userId);
}

/** Deletes the transfer order. True when the provider has nothing to transfer, had not begun, or has refused it for good; with `stuckAt`, only what is held or refused. */
async function recallTransfer(tx: AdminTransaction, statementId: string, stuckAt: Date | null): Promise<boolean> {
  const ofStatement = eq(paymentOrders.statementId, statementId);
  const isRefused = isNotNull(paymentOrders.parkedAt);
  // What has begun meanwhile is seen in the very row that is deleted.
  const isUnbegun = eq(paymentOrders.attempts, 0);
  const isHeld = stuckAt ? sql`${openTransfer(sql`${statementId}::uuid`, stuckAt)} = 'held'` : undefined;
  const isAtRest = or(isRefused, and(isUnbegun, isHeld));
  const recalled = await tx
    .delete(paymentOrders)
    .where(and(ofStatement, isAtRest, isNull(paymentOrders.doneAt)))
    .returning({ id: paymentOrders.id });
  return (recalled.length > 0 || !stuckAt) && (await tx.$count(paymentOrders, ofStatement)) === 0;
}
