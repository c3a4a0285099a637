import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentDisputes } from "#app/db/schema/payments-elsewhere";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import type { ProviderEvent } from "#app/platform/payments/payment-provider";
import { notifyConsultationPayment } from "../captures/end-capture.server";
import { lockPaid } from "./lock-paid.server";
import { bookSentBack } from "./sent-back.server";

type Disputed = Extract<ProviderEvent, { type: "disputed" }>;

const TOLD = { open: "disputed", kept: "disputeKept", lost: "disputeLost" } as const;

/**
 * Records that a payment is disputed, or how that was decided, in the event's transaction: the decision may arrive first. What a dispute took is booked as
 * refunded. Admins are told, and returns the consultation; null when the payment is none of this site's.
 */
export async function recordDispute(tx: Transaction, { disputeId: id, reference, outcome, ...money }: Disputed, now: Date) {
  const paid = await lockPaid(tx, reference);
  if (!paid) return null;
  const consultationId = paid.id;
  // In another currency nobody can tell how much of the price it is.
  const amount = money.currency === paid.currency ? Math.min(money.amount, paid.totalPrice) : paid.totalPrice;
  const dispute = { id, consultationId, amount, outcome, closedAt: outcome && now, createdAt: now };
  const opened = await tx.insert(paymentDisputes).values(dispute).onConflictDoNothing().returning();
  const isOpen = and(eq(paymentDisputes.id, id), isNull(paymentDisputes.outcome));
  const closed = outcome ? await tx.update(paymentDisputes).set({ outcome, closedAt: now }).where(isOpen).returning() : [];
  if (opened.length + closed.length === 0) return null;
  if (outcome === "lost") await bookSentBack(tx, consultationId, id, now);
  await countAdvisor(tx, paid.advisorId);
  await notifyConsultationPayment(tx, consultationId, { how: TOLD[outcome ?? "open"], id, amount }, now);
  return consultationId;
}
