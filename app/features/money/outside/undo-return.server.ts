import { and, eq, isNull, sql } from "drizzle-orm";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import { carryOutStep, type PaymentAnswer, type PaymentOrder } from "./confirm-payment.server";

/**
 * What was marked as sent back at that moment was not: it is to be sent back again, and who has not heard of it is not told. Refused once anything else has
 * become of the payment ('wrongState'). For admins.
 */
export const undoReturn = (admin: AdminActor, order: PaymentOrder & { at: Date }, now: Date): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "unreturn", told: null }, now, async (tx, { consultation, payment }) => {
    const amount = await sentBackAt(tx, order);
    if (amount === 0 || payment.updatedAt.getTime() !== order.at.getTime()) return "wrongState";
    await takeBackReturned(tx, consultation.id, order.at);
    return { returned: payment.returned - amount };
  });

/** What went to the client by the step of that moment, in minor units. */
async function sentBackAt(tx: AdminTransaction, { consultationId, at }: { consultationId: string; at: Date }): Promise<number> {
  const ofMoment = and(eq(ledgerTransactions.consultationId, consultationId), eq(ledgerTransactions.createdAt, at));
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.account, "client")))
    .where(and(ofMoment, eq(ledgerTransactions.kind, "return")));
  return row?.amount ?? 0;
}

/** What the client was told of it is taken back: whoever has not heard of it hears nothing. */
async function takeBackReturned(tx: AdminTransaction, id: string, at: Date) {
  await recallWaiting(tx, `payment_update:${id}-returned-%`);
  const { kind, subject, readAt, createdAt } = notifications;
  await tx.delete(notifications).where(and(eq(kind, "payment_update"), eq(subject, id), eq(createdAt, at), isNull(readAt)));
}
