import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { paymentOrders } from "#app/db/schema/payments";
import { providerRefunds } from "#app/db/schema/payments-elsewhere";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { postRefund, sumRefunds } from "../ledger.server";
import type { FailedRefund } from "./owed-back.server";
import { ENDED, lockRefunded, refundSums, refundsOf } from "./refund-sums.server";
import { endTried, tryAgain } from "./tried-refunds.server";

/**
 * Books what went back elsewhere beyond what the ledger has refunded and this site has sent back, once the consultation is settled. It first stands for refunds
 * that the provider refused to make, and for those that are still tried, which end one by one as far as it covers them: an admin has made them there. `cause` is what was learnt: the id of
 * a refund or dispute, the key of an order that is done, or the end.
 */
export async function bookSentBack(tx: Transaction, consultationId: string, cause: string, now: Date): Promise<void> {
  const { row, isSettled } = await lockRefunded(tx, consultationId);
  if (!isSettled) return;
  const { sent, tried, elsewhere } = await refundSums(tx, consultationId);
  const amount = Math.min(row.totalPrice, sent + Math.max(tried, elsewhere)) - row.refunded;
  if (amount > 0) await book(tx, row, { amount, key: elsewhereKey(cause) }, now);
  await endTried(tx, consultationId, { covered: sent + tried + elsewhere - row.refunded - Math.max(0, amount) }, now);
}

/** Takes back what was booked because an order was carried out after all beside a refund that stood for it: that order has failed. */
export async function unbookSentBack(tx: Transaction, consultationId: string, order: string, now: Date): Promise<void> {
  await unbook(tx, consultationId, { order, cause: "", most: Number.POSITIVE_INFINITY }, now);
}

/**
 * Takes back what was booked because orders were carried out after all beside a refund that stood for them, or because others were made beside it: that refund has
 * failed, and those stand for what it stood for. Orders that ended since it stood for them are tried again, as far as nothing else stands for them.
 */
export async function unbookStoodFor(tx: Transaction, consultationId: string, { id, amount }: FailedRefund, now: Date): Promise<void> {
  let stood = amount - (await bookedFor(tx, consultationId, id));
  const orders = await tx.select({ key: paymentOrders.key }).from(paymentOrders).where(refundsOf(consultationId));
  const others = await byHand(tx, consultationId, isNull(providerRefunds.failedAt));
  for (const key of [...orders.map((order) => order.key), ...others])
    stood -= await unbook(tx, consultationId, { order: key, cause: id, most: stood }, now);
  const { row } = await lockRefunded(tx, consultationId);
  const { sent, tried, elsewhere } = await refundSums(tx, consultationId);
  await tryAgain(tx, consultationId, { owed: row.refunded - sent - tried - elsewhere }, now);
}

interface Unbooked {
  /** Key of the order, or id of the refund made at the provider, beside which was booked. */
  order: string;
  /** The refund that has failed; empty where it is the order's own. */
  cause: string;
  most: number;
}

/** Returns how much of what was booked for an order was taken back. */
async function unbook(tx: Transaction, consultationId: string, { order, cause, most }: Unbooked, now: Date): Promise<number> {
  const { row } = await lockRefunded(tx, consultationId);
  const amount = Math.min(most, await bookedFor(tx, consultationId, order));
  if (amount <= 0) return 0;
  await book(tx, row, { amount: -amount, key: failedKey(order, cause) }, now);
  return amount;
}

/** Returns what was booked for an order or a refund made at the provider, less what was taken back of it. */
async function bookedFor(tx: Transaction, consultationId: string, order: string) {
  const takenBack = ["", ...(await byHand(tx, consultationId))].map((cause) => failedKey(order, cause));
  return sumRefunds(tx, consultationId, [elsewhereKey(order), ...takenBack]);
}

/** Returns the ids of the refunds made at the provider itself. */
async function byHand(tx: Transaction, consultationId: string, which?: SQL) {
  const rows = await tx
    .select({ id: providerRefunds.id })
    .from(providerRefunds)
    .where(and(eq(providerRefunds.consultationId, consultationId), which));
  return rows.map(({ id }) => id);
}

const elsewhereKey = (cause: string) => `elsewhere-${cause}`;
/** Keys of orders may begin alike, so those of the ledger are compared as a whole. */
const failedKey = (order: string, cause: string) => (cause ? `failed-${order}:${cause}` : `failed-${order}`);

async function book(tx: Transaction, row: typeof consultations.$inferSelect, { amount, key }: { amount: number; key: string }, now: Date) {
  await postRefund(tx, row, { amount, reason: "", key }, now);
  await tx
    .update(consultations)
    .set({ refunded: row.refunded + amount, updatedAt: now })
    .where(and(eq(consultations.id, row.id), inArray(consultations.status, ENDED)));
  await countAdvisor(tx, row.advisorId);
}
