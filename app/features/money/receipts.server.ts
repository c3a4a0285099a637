import { and, desc, eq, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { isCapturePending } from "#app/features/ratings/capture-pending.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { isUuid } from "#app/platform/uuid";
import type { OneReceipt, Receipt } from "./earnings";
import { standingOf } from "./outside/outside";
import { paymentReference, takenReference } from "./outside/payment-reference";
import { receiptPayments } from "./outside/receipt-payments.server";

const RECEIPTS_AT_MOST = 1000;

/** A client's receipts, newest first: one per consultation for which money has come in, with the price's parts and refunds. */
export async function clientReceipts(userId: string): Promise<Receipt[]> {
  const receipts = await readReceipts(userId, eq(consultations.clientId, userId));
  return receipts.map(({ receipt }) => receipt).sort(byNewest);
}

/** The receipt of one consultation, for its two sides and for admins; null for everybody else, and while no money has come in. */
export async function findReceipt({ userId, advisorId, isAdmin }: Viewer, id: string): Promise<OneReceipt | null> {
  if (!isUuid(id)) return null;
  const isOfSide = or(eq(consultations.clientId, userId), advisorId ? eq(consultations.advisorId, advisorId) : undefined);
  const [found] = await readReceipts(userId, and(eq(consultations.id, id), isAdmin ? undefined : isOfSide));
  if (!found) return null;
  const { receipt, clientId, clientName } = found;
  const side = clientId === userId ? "client" : found.advisorId === advisorId ? "advisor" : "admin";
  return { receipt, side, clientId, clientName };
}

/** Whether money has come in for a consultation, so that there is a receipt. */
export async function hasReceipt(connection: Connection, id: string): Promise<boolean> {
  const isPaid = and(eq(consultations.id, id), IS_PAID);
  return (await paidConsultations(connection, consultations.clientId).where(isPaid).limit(1)).length > 0;
}

// The ledger books a capture on acceptance; it is paid once the provider has done it.
const IS_PAID = or(and(isNotNull(ledgerTransactions.id), not(isCapturePending(consultations.id))), gt(outsidePayments.received, 0));

const paidConsultations = (connection: Connection, readerId: string | typeof consultations.clientId) =>
  connection
    .select({
      payment: outsidePayments,
      clientId: consultations.clientId,
      advisorId: consultations.advisorId,
      clientName: nameFor(readerId, consultations.clientId, sql`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`),
      receipt: {
        consultationId: consultations.id,
        advisorName: nameFor(readerId, advisors.userId, advisors.displayName),
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
        rulesVersion: consultations.rulesVersion,
        total: consultations.totalPrice,
        refunded: consultations.refunded,
      },
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(ledgerTransactions, and(eq(ledgerTransactions.consultationId, consultations.id), eq(ledgerTransactions.kind, "capture")))
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id));

async function readReceipts(readerId: string, isWanted: SQL | undefined) {
  const rows = await paidConsultations(db, readerId)
    .where(and(isWanted, IS_PAID))
    .orderBy(desc(consultations.scheduledTime), desc(consultations.id))
    .limit(RECEIPTS_AT_MOST);
  const payments = await receiptPayments(
    db,
    rows.flatMap(({ payment }) => payment?.consultationId ?? []),
  );
  const told = rows.map(async ({ receipt: { refunded, rulesVersion, ...receipt }, payment, ...whose }) => ({
    ...whose,
    receipt: {
      ...receipt,
      rushPercent: (await rulesOf(db, rulesVersion)).rushPercent,
      number: payment ? paymentReference(payment.number) : takenReference(receipt.consultationId),
      ...sumsOf({ total: receipt.total, refunded }, payment),
      payments: payments.get(receipt.consultationId) ?? [],
    },
  }));
  return Promise.all(told);
}

const byNewest = (one: Receipt, other: Receipt) => other.paidAt.getTime() - one.paidAt.getTime();

type Paid = { total: number; refunded: number };

/** Sums of a receipt: open, not charged, received, sent back and to be sent back. With a provider the whole total was received, and refunds are sent. */
function sumsOf({ total, refunded }: Paid, payment: typeof outsidePayments.$inferSelect | null) {
  if (!payment) return { open: 0, notCharged: 0, received: total, returned: refunded, toReturn: 0 };
  const { open, toReturn, notCharged } = standingOf({ ...payment, totalPrice: total, refunded, isMarked: false });
  const { received, returned } = payment;
  return { open, notCharged, received, returned, toReturn };
}
