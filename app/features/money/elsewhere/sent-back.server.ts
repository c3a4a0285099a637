import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { findRefund, postRefund } from "../ledger.server";
import { ENDED, lockRefunded, refundSums } from "./refund-sums.server";

/**
 * Books what went back elsewhere beyond what the ledger has refunded and this site has sent back, once the consultation is settled. It first stands for refunds
 * that the provider refused to make, and for those that are still tried, until they are done: an admin has made them there. `cause` is what was learnt: the id of
 * a refund or dispute, the key of an order that is done, or the end.
 */
export async function bookSentBack(tx: Transaction, consultationId: string, cause: string, now: Date): Promise<void> {
  const { row, isSettled } = await lockRefunded(tx, consultationId);
  if (!isSettled) return;
  const { sent, tried, elsewhere } = await refundSums(tx, consultationId);
  const amount = Math.min(row.totalPrice, sent + Math.max(tried, elsewhere)) - row.refunded;
  if (amount > 0) await book(tx, row, { amount, key: elsewhereKey(cause) }, now);
}

/** Takes back what was booked because an order was carried out after all beside a refund that stood for it: that order has failed. */
export async function unbookSentBack(tx: Transaction, consultationId: string, order: string, now: Date): Promise<void> {
  const { row } = await lockRefunded(tx, consultationId);
  const booked = await findRefund(tx, consultationId, elsewhereKey(order));
  if (booked) await book(tx, row, { amount: -booked.amount, key: `failed-${order}` }, now);
}

const elsewhereKey = (cause: string) => `elsewhere-${cause}`;

async function book(tx: Transaction, row: typeof consultations.$inferSelect, { amount, key }: { amount: number; key: string }, now: Date) {
  await postRefund(tx, row, { amount, reason: "", key }, now);
  await tx
    .update(consultations)
    .set({ refunded: row.refunded + amount, updatedAt: now })
    .where(and(eq(consultations.id, row.id), inArray(consultations.status, ENDED)));
  await countAdvisor(tx, row.advisorId);
}
