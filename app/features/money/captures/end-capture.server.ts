import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { notifyPaid } from "../outside/notify/notify-paid.server";
import { type Happened, notifyProviderNews } from "./notify-refused.server";

/** Records that the provider has captured a price, in the transaction that marks the order done: its reviews count from now on, and the advisor is told. */
export async function recordCapture(tx: Transaction, consultationId: string, now: Date): Promise<void> {
  const { consultation, advisorUserId } = await consultationOf(tx, consultationId);
  await tx.update(payments).set({ status: "captured", updatedAt: now }).where(eq(payments.consultationId, consultationId));
  await countAdvisor(tx, consultation.advisorId);
  const due = consultation.totalPrice - consultation.refunded;
  if (due > 0) await notifyPaid(tx, consultation, { how: "paid", due, round: "captured" }, now);
  await publishToPeople(tx, [consultation.clientId, advisorUserId]);
}

/** Notifies those whom it concerns of what has happened to a consultation's payment at the provider, in the transaction that records it. */
export async function notifyConsultationPayment(tx: Transaction, consultationId: string, happened: Happened, now: Date): Promise<void> {
  const { consultation, ...advisor } = await consultationOf(tx, consultationId);
  await notifyProviderNews(tx, consultation, advisor, happened, now);
}

const GIVEN_UP = { capture: "refused", release: "releaseRefused", refund: "refundRefused", endCheckout: "endCheckoutRefused" } as const;

/** Notifies of an order about a consultation's payment that the provider refuses, in the transaction that parks it. */
export const recordOrderFailure = (
  tx: Transaction,
  consultationId: string,
  { id, action, amount }: { id: string; action: keyof typeof GIVEN_UP; amount: number },
  now: Date,
): Promise<void> => notifyConsultationPayment(tx, consultationId, { how: GIVEN_UP[action], id, amount }, now);

const consultationOf = async (tx: Transaction, id: string) =>
  oneRow(
    await tx
      .select({ consultation: consultations, advisorUserId: advisors.userId, advisorName: advisors.displayName })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .where(eq(consultations.id, id)),
  );
