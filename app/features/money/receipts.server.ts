import { and, desc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { Receipt } from "./earnings";
import { standingOf } from "./outside/outside";

const RECEIPTS_AT_MOST = 1000;

/**
 * What a client has paid for, newest first: every consultation whose price was captured, or of which money came in outside the site, with its parts and
 * what went back. For what has not come there is none.
 */
export async function clientReceipts(userId: string): Promise<Receipt[]> {
  const rows = await db
    .select({
      payment: outsidePayments,
      receipt: {
        consultationId: consultations.id,
        advisorName: advisors.displayName,
        topicName: consultations.topicName,
        heldAt: consultations.scheduledTime,
        isCancelled: sql<boolean>`${consultations.status} = 'cancelled'`,
        durationMinutes: consultations.durationMinutes,
        paidAt: sql<Date>`coalesce(${outsidePayments.confirmedAt}, ${ledgerTransactions.createdAt}, ${outsidePayments.updatedAt})`.mapWith(
          ledgerTransactions.createdAt,
        ),
        currency: consultations.currency,
        basePrice: consultations.basePrice,
        surgeAmount: consultations.surgeAmount,
        rushFee: consultations.rushFee,
        total: consultations.totalPrice,
        refunded: consultations.refunded,
      },
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(ledgerTransactions, and(eq(ledgerTransactions.consultationId, consultations.id), eq(ledgerTransactions.kind, "capture")))
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
    .where(and(eq(consultations.clientId, userId), or(isNotNull(ledgerTransactions.id), gt(outsidePayments.received, 0))))
    .orderBy(desc(consultations.scheduledTime), desc(consultations.id))
    .limit(RECEIPTS_AT_MOST);
  return rows.map(({ receipt, payment }) => ({ ...receipt, ...sumsOf(receipt, payment) })).sort(byNewest);
}

const byNewest = (one: Receipt, other: Receipt) => other.paidAt.getTime() - one.paidAt.getTime();

type Paid = Pick<Receipt, "total" | "refunded">;

/** What is open, was never charged, went back, is to go back and is paid: with a provider all of the total came, and what goes back has gone. */
function sumsOf({ total, refunded }: Paid, payment: typeof outsidePayments.$inferSelect | null) {
  if (!payment) return { open: 0, notCharged: 0, refunded, paid: total - refunded, toReturn: 0 };
  const { here, open, toReturn } = standingOf({ ...payment, totalPrice: total, refunded, isMarked: false });
  const notCharged = Math.max(0, total - payment.received - open);
  return { open, notCharged, refunded: Math.max(0, total - open - notCharged - here), paid: here, toReturn };
}
