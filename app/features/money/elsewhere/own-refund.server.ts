import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { lockRefunded, refundsOf } from "./refund-sums.server";
import { bookSentBack, unbookSentBack } from "./sent-back.server";

/** What such an order keeps as its last error. It never becomes done: the provider keeps its first answer for the key. */
const FAILED = "the refund failed after it was made";

const isNotFailed = or(isNull(paymentOrders.lastError), ne(paymentOrders.lastError, FAILED));

/** Records that the provider has made a refund that this site ordered, once, unless it is known to have failed. Call with the consultation locked. */
export async function recordMadeRefund(tx: Transaction, consultationId: string, key: string, now: Date): Promise<boolean> {
  const isUndone = and(refundsOf(consultationId), eq(paymentOrders.key, key), isNull(paymentOrders.doneAt));
  const made = { doneAt: now, parkedAt: null, lastError: null };
  const done = await tx.update(paymentOrders).set(made).where(and(isUndone, isNotFailed)).returning();
  if (done.length === 0) {
    await parkAgain(tx, isUndone, now);
    return false;
  }
  await bookSentBack(tx, consultationId, key, now);
  // With what went back elsewhere it may be the whole price.
  await countAdvisor(tx, (await lockRefunded(tx, consultationId)).row.advisorId);
  return true;
}

/** Records that a refund that this site ordered has failed after it was made, once, whatever is known of its order. Returns the order. */
export async function recordFailedOrder(tx: Transaction, consultationId: string, key: string, now: Date) {
  const failed = { doneAt: null, parkedAt: sql`coalesce(${paymentOrders.parkedAt}, ${now.toISOString()}::timestamptz)`, lastError: FAILED };
  const isIt = and(refundsOf(consultationId), eq(paymentOrders.key, key));
  const [order] = await tx.update(paymentOrders).set(failed).where(and(isIt, isNotFailed)).returning();
  if (!order) {
    await parkAgain(tx, isIt, now);
    return null;
  }
  await unbookSentBack(tx, consultationId, key, now);
  return { id: order.id, amount: order.amount };
}

/** Somebody may have had a failed one sent again by hand: it cannot be made under its key. */
const parkAgain = (tx: Transaction, which: SQL | undefined, now: Date) =>
  tx
    .update(paymentOrders)
    .set({ parkedAt: now })
    .where(and(which, eq(paymentOrders.lastError, FAILED), isNull(paymentOrders.parkedAt)));
