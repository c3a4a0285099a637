import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { coveredOrders } from "./covered-orders";
import { refundsOf } from "./refund-sums.server";

/** What an order keeps as its last error whose amount went back at the provider itself while it was still tried. */
const STOOD_FOR = "made at the provider itself";

/**
 * Ends those orders of a consultation's refunds that are still tried and that are covered by what went back elsewhere: it stands for them, and nobody decided to
 * send more. An order of more than is covered is sent.
 */
export async function endTried(tx: Transaction, consultationId: string, { covered }: { covered: number }, now: Date): Promise<void> {
  const isTried = and(isNull(paymentOrders.doneAt), isNull(paymentOrders.parkedAt));
  const ended = await coveredOf(tx, and(refundsOf(consultationId), isTried), covered);
  if (ended.length > 0) await tx.update(paymentOrders).set({ parkedAt: now, lastError: STOOD_FOR }).where(inArray(paymentOrders.id, ended));
}

/** Tries those again, as far as what is owed covers them, since what stood for them has failed. */
export async function tryAgain(tx: Transaction, consultationId: string, { owed }: { owed: number }, now: Date): Promise<void> {
  const hasEnded = and(isNull(paymentOrders.doneAt), eq(paymentOrders.lastError, STOOD_FOR), isNotNull(paymentOrders.parkedAt));
  const again = await coveredOf(tx, and(refundsOf(consultationId), hasEnded), owed);
  if (again.length === 0) return;
  const waiting = { parkedAt: null, lastError: null, attempts: 0, sendAfter: now };
  await tx.update(paymentOrders).set(waiting).where(inArray(paymentOrders.id, again));
}

async function coveredOf(tx: Transaction, which: SQL | undefined, amount: number) {
  if (amount <= 0) return [];
  const orders = await tx
    .select({ id: paymentOrders.id, amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(which)
    .orderBy(asc(paymentOrders.createdAt), asc(paymentOrders.id));
  return coveredOrders(orders, amount).map(({ id }) => id);
}
