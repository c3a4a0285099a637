import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { consultations } from "#app/db/schema/booking";
import { paymentOrders } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";
import { countRatings } from "#app/features/ratings/count-ratings.server";
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
  const others = made.filter(({ isOrdered }) => !isOrdered);
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

/**
 * Books what went back elsewhere beyond what the ledger has refunded and this site has ordered, once the consultation is settled. It first stands for refunds
 * that the provider refused to make: an admin has made them there.
 */
export async function bookSentBack(tx: Transaction, consultationId: string, now: Date): Promise<void> {
  const ofIt = eq(consultations.id, consultationId);
  const [before] = await tx.select().from(consultations).where(ofIt).for("no key update");
  if (!before?.agreedAt || !ENDED.some((status) => status === before.status)) return;
  const refunds = and(eq(paymentOrders.consultationId, consultationId), eq(paymentOrders.action, "refund"));
  const isGivenUp = and(isNull(paymentOrders.doneAt), not(isNull(paymentOrders.parkedAt)))!;
  const [ordered] = await tx
    .select({ amount: total(paymentOrders.amount) })
    .from(paymentOrders)
    .where(and(refunds, not(isGivenUp)));
  const gone = Math.min(before.totalPrice, (ordered?.amount ?? 0) + (await sentBackElsewhere(tx, consultationId)));
  const amount = gone - before.refunded;
  if (amount <= 0) return;
  await postRefund(tx, before, { amount, reason: "", key: `elsewhere-${gone}` }, now);
  await tx
    .update(consultations)
    .set({ refunded: gone, updatedAt: now })
    .where(and(ofIt, inArray(consultations.status, ENDED)));
  await countRatings(tx, before.advisorId);
}

const ENDED = ["completed", "cancelled", "no-show"] as const;
