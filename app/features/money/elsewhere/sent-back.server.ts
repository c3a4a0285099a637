import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { consultations } from "#app/db/schema/booking";
import { paymentOrders } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { log } from "#app/platform/log/log.server";
import type { MadeRefund } from "#app/platform/payments/payment-provider";
import { notifyConsultationPayment } from "../captures/end-capture.server";
import { postRefund } from "../ledger.server";
import { lockPaid } from "./lock-paid.server";

const total = (amount: typeof providerRefunds.amount | typeof paymentDisputes.amount | typeof paymentOrders.amount) =>
  sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number);

/** What went back to the client without this site's doing, in minor units: refunds made at the provider, and disputes that were lost. */
export async function sentBackElsewhere(connection: Connection, consultationId: string): Promise<number> {
  const refunds = connection
    .select({ amount: total(providerRefunds.amount) })
    .from(providerRefunds)
    .where(eq(providerRefunds.consultationId, consultationId));
  const lost = and(eq(paymentDisputes.consultationId, consultationId), eq(paymentDisputes.outcome, "lost"));
  const disputes = connection
    .select({ amount: total(paymentDisputes.amount) })
    .from(paymentDisputes)
    .where(lost);
  return oneRow(await refunds).amount + oneRow(await disputes).amount;
}

/**
 * Records the refunds of a payment that were made at the provider itself, each once, in the event's transaction. Returns the consultation; null when nothing is
 * new.
 */
export async function recordRefunds(tx: Transaction, reference: string, made: readonly MadeRefund[], now: Date): Promise<string | null> {
  const paid = await lockPaid(tx, reference);
  if (!paid) return null;
  const { id: consultationId, currency } = paid;
  const others = await withoutOwn(tx, consultationId, made);
  const strange = others.filter((refund) => refund.currency !== currency);
  if (strange.length > 0)
    log("error", "refunds in another currency than was paid", { consultationId, refunds: strange.map(({ id }) => id) });
  const rows = others
    .filter((refund) => refund.currency === currency)
    .map(({ id, amount }) => ({ id, consultationId, amount, createdAt: now }));
  const fresh = rows.length === 0 ? [] : await tx.insert(providerRefunds).values(rows).onConflictDoNothing().returning();
  if (fresh.length === 0) return null;
  await bookSentBack(tx, consultationId, now);
  for (const { id, amount } of fresh) await notifyConsultationPayment(tx, consultationId, { how: "sentBackElsewhere", id, amount }, now);
  return consultationId;
}

/** Returns the refunds that somebody made at the provider. Those that this site ordered before its refunds said so are known by their amount. */
async function withoutOwn(tx: Transaction, consultationId: string, made: readonly MadeRefund[]) {
  const done = await tx
    .select({ key: paymentOrders.key, amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(and(refundsOf(consultationId), isNotNull(paymentOrders.doneAt)));
  const unsaid = done.filter(({ key }) => !made.some(({ order }) => order === key));
  return made.filter(({ order, amount }) => {
    if (order !== null) return false;
    const own = unsaid.findIndex((each) => each.amount === amount);
    if (own >= 0) unsaid.splice(own, 1);
    return own < 0;
  });
}

const refundsOf = (consultationId: string) => and(eq(paymentOrders.consultationId, consultationId), eq(paymentOrders.action, "refund"));

/**
 * Books what went back elsewhere beyond what the ledger has refunded and this site has sent back, once the consultation is settled. It first stands for refunds
 * that the provider refused to make, and for those that are still tried, until they are done: an admin has made them there.
 */
export async function bookSentBack(tx: Transaction, consultationId: string, now: Date): Promise<void> {
  const ofIt = eq(consultations.id, consultationId);
  const [before] = await tx.select().from(consultations).where(ofIt).for("no key update");
  if (!before?.agreedAt || !ENDED.some((status) => status === before.status)) return;
  const sent = await ordered(tx, consultationId, isNotNull(paymentOrders.doneAt));
  const tried = await ordered(tx, consultationId, and(isNull(paymentOrders.doneAt), isNull(paymentOrders.parkedAt))!);
  const gone = Math.min(before.totalPrice, sent + Math.max(tried, await sentBackElsewhere(tx, consultationId)));
  const amount = gone - before.refunded;
  if (amount <= 0) return;
  await postRefund(tx, before, { amount, reason: "", key: `elsewhere-${gone}` }, now);
  await tx
    .update(consultations)
    .set({ refunded: gone, updatedAt: now })
    .where(and(ofIt, inArray(consultations.status, ENDED)));
  await countAdvisor(tx, before.advisorId);
}

const ordered = async (tx: Transaction, consultationId: string, which: SQL) =>
  oneRow(
    await tx
      .select({ amount: total(paymentOrders.amount) })
      .from(paymentOrders)
      .where(and(refundsOf(consultationId), which)),
  ).amount;

const ENDED = ["completed", "cancelled", "no-show"] as const;
