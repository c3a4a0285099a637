import { eq } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import type { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { bookSentBack } from "./elsewhere/sent-back.server";
import { type ConsultationPosting, postConsultation, postRefund, type Refund } from "./ledger.server";
import { rewriteWaitingMails } from "./outside/notify/rewrite-waiting-mails.server";
import { refundable } from "./outside/outside";
import { bookStanding, findOutsidePayment } from "./outside/outside-payment.server";
import { isOwedToSite } from "./payment-instructions/payment-instructions.server";
import { openPayment, orderPayment, orderRefund, paymentStatus } from "./payments.server";

type Consultation = typeof consultations.$inferSelect;

/**
 * Carries out what a consultation's step means for its money, in the step's transaction: books it, and orders it from the payment provider if that collects.
 * When the client pays outside the site, accepting charges nothing: the price is due from then on, and shared out once it has arrived.
 * Without a way to pay, nothing is due.
 */
export async function applyMoneyStep(tx: Transaction, step: ConsultationPosting, consultation: Consultation, now: Date): Promise<void> {
  if (step === "authorise") {
    await postConsultation(tx, step, consultation, now);
    return openPayment(tx, consultation, now);
  }
  if (step === "capture" && (await isPaidOutside(tx, consultation))) return awaitPayment(tx, consultation, now);
  const payment = step === "settle" ? await lockPayment(tx, consultation.id) : null;
  const reason = consultation.closeReason ?? "";
  if (payment) {
    await bookStanding(tx, { consultation, payment }, { kind: "close", key: "end", reason }, now);
    if (consultation.status !== "completed") await rewriteWaitingMails(tx, { consultation, payment }, { endedBy: "consultation" }, now);
    return;
  }
  await postConsultation(tx, step, consultation, now, reason);
  await orderPayment(tx, step, consultation, now);
  if (step === "settle") await bookSentBack(tx, consultation.id, "end", now);
}

/** How much of a finished consultation can still be refunded: when paid outside the site, no more than has come in. */
export async function refundableOf(connection: Connection, consultation: Consultation): Promise<number> {
  return refundable(consultation, await findOutsidePayment(connection, consultation.id));
}

/** Books a later refund of a consultation and has it sent: by the provider, or by an admin, who sees it in the list of payments. */
export async function refundMoney(
  tx: Transaction,
  before: Consultation,
  { after, refund }: { after: Consultation; refund: Refund },
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, before.id);
  if (payment) {
    const { key, reason } = refund;
    await bookStanding(tx, { consultation: after, payment }, { kind: "refund", key, reason }, now);
    return rewriteWaitingMails(tx, { consultation: after, payment }, { endedBy: "consultation" }, now);
  }
  await postRefund(tx, before, refund, now);
  await orderRefund(tx, before, refund);
}

const isPaidOutside = async (tx: Transaction, { id, totalPrice }: Consultation) => totalPrice > 0 && (await paymentStatus(tx, id)) === null;

async function awaitPayment(tx: Transaction, consultation: Consultation, now: Date) {
  const { id: consultationId, totalPrice, createdAt } = consultation;
  // Nobody may owe what there is no way to pay: the two agree on it, and a way that is set later changes nothing.
  const letGo = (await isOwedToSite(tx, createdAt, now)) ? 0 : totalPrice;
  const payment = oneRow(await tx.insert(outsidePayments).values({ consultationId, letGo, createdAt: now, updatedAt: now }).returning());
  await bookStanding(tx, { consultation, payment }, { kind: "await", key: "accept" }, now);
}

async function lockPayment(tx: Transaction, consultationId: string) {
  if (!(await findOutsidePayment(tx, consultationId))) return null;
  return oneRow(await tx.select().from(outsidePayments).where(eq(outsidePayments.consultationId, consultationId)).for("update"));
}
