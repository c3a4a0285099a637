import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { providerRefunds } from "#app/db/schema/payments-elsewhere";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { log } from "#app/platform/log/log.server";
import type { ProviderEvent } from "#app/platform/payments/payment-provider";
import { notifyConsultationPayment, recordOrderFailure } from "../captures/end-capture.server";
import { lockPaid } from "./lock-paid.server";

type FailedRefund = Extract<ProviderEvent, { type: "refundFailed" }>;

/**
 * Records that a refund has failed after it was made, in the event's transaction. The books stay: the client is owed the amount, and who is told of a refund that
 * was given up is told of it. What an admin then makes at the provider stands for it. Returns the consultation; null when nothing is known of the refund.
 */
export async function recordFailedRefund(
  tx: Transaction,
  { refundId, reference, order, amount }: FailedRefund,
  now: Date,
): Promise<string | null> {
  const paid = await lockPaid(tx, reference);
  if (!paid) return null;
  if (order !== null) {
    const isDone = and(eq(paymentOrders.key, order), eq(paymentOrders.consultationId, paid.id), isNotNull(paymentOrders.doneAt));
    const failed = { doneAt: null, parkedAt: now, lastError: "the refund failed after it was made" };
    const [reopened] = await tx.update(paymentOrders).set(failed).where(isDone).returning();
    if (!reopened) return null;
    await recordOrderFailure(tx, paid.id, { id: reopened.id, action: "refund", amount }, now);
    return paid.id;
  }
  const isIt = and(eq(providerRefunds.id, refundId), eq(providerRefunds.consultationId, paid.id));
  const forgotten = await tx.delete(providerRefunds).where(isIt).returning();
  if (forgotten.length === 0) {
    log("warn", "a refund failed that was not recorded", { consultationId: paid.id, refund: refundId });
    return null;
  }
  await countAdvisor(tx, paid.advisorId);
  await notifyConsultationPayment(tx, paid.id, { how: "refundRefused", id: refundId, amount }, now);
  return paid.id;
}
