import { and, eq, ne } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { paymentOrders, payments } from "#app/db/schema/payments";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { sentBackElsewhere } from "./elsewhere/refund-sums.server";
import type { ConsultationPosting, PricedConsultation, Refund } from "./ledger.server";

type Payment = typeof payments.$inferSelect;
type Order = Pick<typeof paymentOrders.$inferInsert, "key" | "action" | "reference" | "amount">;

/** Creates the payment for the provider to authorise, in the request's transaction. Does nothing when paid outside the site, or when the price is zero. */
export async function openPayment(
  tx: Transaction,
  { id, totalPrice }: PricedConsultation & { totalPrice: number },
  now: Date,
): Promise<void> {
  if (!paymentProvider().collects || totalPrice === 0) return;
  await tx.insert(payments).values({ consultationId: id, createdAt: now, updatedAt: now });
}

/** Status of a consultation's payment; null when it is paid outside the site. */
export async function paymentStatus(connection: Connection, consultationId: string): Promise<Payment["status"] | null> {
  const [payment] = await connection.select({ status: payments.status }).from(payments).where(eq(payments.consultationId, consultationId));
  return payment?.status ?? null;
}

/** Orders what the provider has to do after a money step of a consultation, in the step's transaction. */
export async function orderPayment(tx: Transaction, step: ConsultationPosting, consultation: PricedConsultation, now: Date): Promise<void> {
  const payment = step === "authorise" ? null : await lockPayment(tx, consultation.id);
  if (!payment) return;
  // 'captured' is set once the provider has done it.
  if (step === "release")
    await tx.update(payments).set({ status: "released", updatedAt: now }).where(eq(payments.consultationId, consultation.id));
  const elsewhere = step === "settle" ? await sentBackElsewhere(tx, consultation.id) : 0;
  const order = orderFor(step, payment, { ...consultation, refunded: Math.max(0, consultation.refunded - elsewhere) });
  if (order) await addPaymentOrder(tx, consultation, order);
}

/** Orders a later refund, in the transaction that books it: once per key. */
export async function orderRefund(tx: Transaction, consultation: PricedConsultation, { amount, key }: Refund): Promise<void> {
  const payment = await lockPayment(tx, consultation.id);
  const order = { key: `refund-${consultation.id}-${key}`, action: "refund" as const, amount };
  if (payment?.reference) await addPaymentOrder(tx, consultation, { ...order, reference: payment.reference });
}

/**
 * Records that the provider has authorised a price: once, for the right amount, while the consultation still waits for it. Any other authorisation is released
 * again. Called in the transaction that records the event.
 */
export async function recordAuthorisation(
  tx: Transaction,
  { consultationId, reference, amount, currency }: { consultationId: string; reference: string; amount: number; currency: string },
  now: Date,
): Promise<"authorised" | "letGo" | "known" | "unknown"> {
  const payment = await lockPayment(tx, consultationId);
  const [consultation] = await tx.select().from(consultations).where(eq(consultations.id, consultationId));
  if (!payment || !consultation) return "unknown";
  if (payment.reference === reference) return "known";
  const isRight = consultation.totalPrice === amount && consultation.currency === currency;
  const isWaiting = payment.status === "awaiting" && (consultation.status === "requested" || consultation.status === "countered");
  if (!isRight || !isWaiting) {
    await addPaymentOrder(tx, consultation, { key: `release-${reference}`, action: "release", reference, amount: 0 });
    return "letGo";
  }
  await tx
    .update(payments)
    .set({ status: "authorised", reference, updatedAt: now })
    .where(and(eq(payments.consultationId, consultationId), ne(payments.status, "authorised")));
  return "authorised";
}

/** Locks and returns a consultation's payment through the provider; null when there is none. */
export async function lockPayment(tx: Transaction, consultationId: string): Promise<Payment | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.consultationId, consultationId)).for("update");
  return payment ?? null;
}

function orderFor(
  step: ConsultationPosting,
  { reference, checkoutId }: Payment,
  { id, totalPrice, refunded }: PricedConsultation,
): Order | null {
  if (!reference)
    return step === "release" && checkoutId ? { key: `end-${checkoutId}`, action: "endCheckout", reference: checkoutId, amount: 0 } : null;
  if (step === "release") return { key: `release-${reference}`, action: "release", reference, amount: 0 };
  if (step === "capture") return { key: `capture-${id}`, action: "capture", reference, amount: totalPrice };
  return refunded > 0 ? { key: `refund-${id}`, action: "refund", reference, amount: refunded } : null;
}

const addPaymentOrder = (tx: Transaction, { id, currency }: { id: string; currency: string }, order: Order) =>
  tx
    .insert(paymentOrders)
    .values({ ...order, consultationId: id, currency })
    .onConflictDoNothing();
