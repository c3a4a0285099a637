import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { consultations } from "#app/db/schema/booking";
import { paymentOrders } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";

type Summed = typeof providerRefunds.amount | typeof paymentDisputes.amount | typeof paymentOrders.amount;
const total = (amount: Summed) => sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number);

/** What went back to the client without this site's doing, in minor units: refunds made at the provider, and disputes that were lost. */
export async function sentBackElsewhere(connection: Connection, consultationId: string): Promise<number> {
  const refunds = connection
    .select({ amount: total(providerRefunds.amount) })
    .from(providerRefunds)
    .where(and(eq(providerRefunds.consultationId, consultationId), isNull(providerRefunds.failedAt)));
  const lost = and(eq(paymentDisputes.consultationId, consultationId), eq(paymentDisputes.outcome, "lost"));
  const disputes = connection
    .select({ amount: total(paymentDisputes.amount) })
    .from(paymentDisputes)
    .where(lost);
  return oneRow(await refunds).amount + oneRow(await disputes).amount;
}

/** SQL condition: an order of this site's for a refund of a consultation. */
export const refundsOf = (consultationId: string) =>
  and(eq(paymentOrders.consultationId, consultationId), eq(paymentOrders.action, "refund"));

/** What went back of a consultation's price: by this site (`sent`), what it still tries to send, and elsewhere. Minor units. */
export async function refundSums(tx: Transaction, consultationId: string) {
  const sent = await ordered(tx, consultationId, isNotNull(paymentOrders.doneAt));
  const tried = await ordered(tx, consultationId, and(isNull(paymentOrders.doneAt), isNull(paymentOrders.parkedAt)));
  return { sent, tried, elsewhere: await sentBackElsewhere(tx, consultationId) };
}

const ordered = async (tx: Transaction, consultationId: string, which: SQL | undefined) =>
  oneRow(
    await tx
      .select({ amount: total(paymentOrders.amount) })
      .from(paymentOrders)
      .where(and(refundsOf(consultationId), which)),
  ).amount;

/** States of a consultation that has been settled. */
export const ENDED = ["completed", "cancelled", "no-show"] as const;

/** Returns a consultation, locked, and whether it has been settled. */
export async function lockRefunded(tx: Transaction, consultationId: string) {
  const row = oneRow(await tx.select().from(consultations).where(eq(consultations.id, consultationId)).for("no key update"));
  return { row, isSettled: row.agreedAt !== null && ENDED.some((status) => status === row.status) };
}
