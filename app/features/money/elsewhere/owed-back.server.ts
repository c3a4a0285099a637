import type { Transaction } from "#app/db/client.server";
import { notifyConsultationPayment } from "../captures/end-capture.server";
import { lockRefunded, refundSums } from "./refund-sums.server";

/** A refund that came to nothing: the id of its order, or its own. */
export interface FailedRefund {
  id: string;
  amount: number;
}

/**
 * Carries out what makes refunds fail, and tells those whom it concerns of each: of as much as the client is owed since. What went back elsewhere stands for a
 * refund that failed, whichever is heard of first.
 */
export async function notifyOwedBack<Failed extends readonly FailedRefund[]>(
  tx: Transaction,
  consultationId: string,
  change: () => Promise<Failed>,
  now: Date,
): Promise<Failed> {
  const before = await owedBack(tx, consultationId);
  const failed = await change();
  let owed = failed.length === 0 ? 0 : (await owedBack(tx, consultationId)) - before;
  for (const refund of failed) {
    const amount = Math.min(refund.amount, owed);
    if (amount > 0) await notifyConsultationPayment(tx, consultationId, { how: "refundRefused", id: refund.id, amount }, now);
    owed -= amount;
  }
  return failed;
}

/** What is neither back at the client nor on its way, of what the books say is. Before the end they say nothing: what went back is missing if it fails. */
async function owedBack(tx: Transaction, consultationId: string) {
  const { row, isSettled } = await lockRefunded(tx, consultationId);
  const { sent, tried, elsewhere } = await refundSums(tx, consultationId);
  return isSettled ? Math.max(0, row.refunded - sent - tried - elsewhere) : -elsewhere;
}
