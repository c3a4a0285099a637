import { and, eq, inArray, isNotNull, isNull, not } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { providerRefunds } from "#app/db/schema/payments-elsewhere";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { log } from "#app/platform/log/log.server";
import type { ListedRefund } from "#app/platform/payments/payment-provider";
import { notifyConsultationPayment } from "../captures/end-capture.server";
import { lockPaid } from "./lock-paid.server";
import { type FailedRefund, notifyOwedBack } from "./owed-back.server";
import { recordFailedOrder, recordMadeRefund } from "./own-refund.server";
import { refundsOf } from "./refund-sums.server";
import { bookSentBack, unbookStoodFor } from "./sent-back.server";

/**
 * Records what became of every refund of a payment, each once, in the event's transaction, whichever event told of it: those of this site that were made or failed
 * since, and those that somebody made at the provider itself. The books stay at a failure: the client is owed the amount, and it is told like a refund that was
 * given up, unless what was made at the provider stands for it. Returns the consultation; null when nothing is new.
 */
export async function recordRefunds(
  tx: Transaction,
  reference: string,
  listed: readonly ListedRefund[],
  now: Date,
): Promise<string | null> {
  const paid = await lockPaid(tx, reference);
  if (!paid) return null;
  const refunds = await withOrders(tx, paid.id, listed);
  const fresh: ListedRefund[] = [];
  let isNew = false;
  const failed = await notifyOwedBack(
    tx,
    paid.id,
    async () => {
      const gone: FailedRefund[] = [];
      for (const refund of refunds.filter(({ isOff }) => isOff)) gone.push(...(await recordFailure(tx, paid, refund, now)));
      const made = refunds.filter(({ isOff }) => !isOff);
      // What this site made is known first: what was made beside it stands for nothing.
      for (const { order } of made) if (order !== null) isNew = (await recordMadeRefund(tx, paid.id, order, now)) || isNew;
      for (const refund of made) if (refund.order === null) fresh.push(...(await recordElsewhere(tx, paid, refund, now)));
      return gone;
    },
    now,
  );
  if (failed.length > 0) await countAdvisor(tx, paid.advisorId);
  for (const { id, amount } of fresh) await notifyConsultationPayment(tx, paid.id, { how: "sentBackElsewhere", id, amount }, now);
  return isNew || failed.length + fresh.length > 0 ? paid.id : null;
}

async function recordFailure(tx: Transaction, paid: Paid, { id, order, ...refund }: ListedRefund, now: Date): Promise<FailedRefund[]> {
  if (order !== null) {
    const failed = await recordFailedOrder(tx, paid.id, order, now);
    return failed ? [failed] : [];
  }
  const isIt = and(eq(providerRefunds.id, id), eq(providerRefunds.consultationId, paid.id), isNull(providerRefunds.failedAt));
  const [failed] = await tx.update(providerRefunds).set({ failedAt: now }).where(isIt).returning();
  if (failed) {
    await unbookStoodFor(tx, paid.id, failed, now);
    return [failed];
  }
  // Never known as made: remembered, for a list that is older than its failure.
  const unknown = { id, consultationId: paid.id, amount: refund.amount, failedAt: now, createdAt: now };
  if (refund.currency === paid.currency) await tx.insert(providerRefunds).values(unknown).onConflictDoNothing();
  return [];
}

interface Paid {
  id: string;
  currency: string;
}

async function recordElsewhere(tx: Transaction, paid: Paid, refund: ListedRefund, now: Date) {
  const { id, amount } = refund;
  if (refund.currency !== paid.currency) {
    log("error", "a refund in another currency than was paid", { consultationId: paid.id, refund: id });
    return [];
  }
  const row = { id, consultationId: paid.id, amount, createdAt: now };
  const fresh = await tx.insert(providerRefunds).values(row).onConflictDoNothing().returning();
  if (fresh.length === 0) return [];
  await bookSentBack(tx, paid.id, id, now);
  return [refund];
}

/** Returns the refunds with the order that each carries out. Those that this site ordered before its refunds said so are known by their amount. */
async function withOrders(tx: Transaction, consultationId: string, listed: readonly ListedRefund[]): Promise<ListedRefund[]> {
  const done = await tx
    .select({ key: paymentOrders.key, amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(and(refundsOf(consultationId), isNotNull(paymentOrders.doneAt), not(paymentOrders.isNamed)));
  const unsaid = done.filter(({ key }) => !listed.some(({ order }) => order === key));
  const recorded = await tx
    .select({ id: providerRefunds.id })
    .from(providerRefunds)
    .where(
      inArray(
        providerRefunds.id,
        listed.map(({ id }) => id),
      ),
    );
  return listed.map((refund) => {
    if (refund.order !== null || recorded.some(({ id }) => id === refund.id)) return refund;
    const own = unsaid.findIndex(({ amount }) => amount === refund.amount);
    return own < 0 ? refund : { ...refund, order: unsaid.splice(own, 1)[0]!.key };
  });
}
