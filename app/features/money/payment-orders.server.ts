import { sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { isTakenOnce } from "#app/db/taken-once";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import type { CollectingProvider } from "#app/platform/payments/payment-provider";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { recordCapture, recordOrderFailure } from "./captures/end-capture.server";
import { lockPaid } from "./elsewhere/lock-paid.server";
import { notifyOwedBack } from "./elsewhere/owed-back.server";
import { recordMadeRefund } from "./elsewhere/own-refund.server";
import { recordRefunds } from "./elsewhere/refunds.server";
import { CLAIM, claimTransfers } from "./payouts/claim-transfers.server";
import { recordTransfer, recordTransferFailure } from "./payouts/end-transfer.server";

const BATCH = 10;
const MAX_ATTEMPTS = 10;

type Order = typeof paymentOrders.$inferSelect;

/**
 * Sends pending orders to the provider; those about one payment in the order they were placed. A claim is a lease, and every call carries the order's
 * idempotency key, so neither a second server nor a retry does anything twice. A price counts as captured, and a payout is announced, only once the provider
 * has done it. After ten failures an order is parked and logged as an error, and admins and whom it concerns are notified; of later orders only those that need
 * it wait for it: the refund of a price that was not captured. A transfer waits while it is held (`isTransferHeld`).
 */
export async function sendPaymentOrders(): Promise<void> {
  const provider = paymentProvider();
  if (!provider.collects) return;
  // While the breaker is open no order is claimed: that would count as an attempt.
  while (!provider.rests()) {
    const { rows } = await db.execute<{ id: string }>(sql`
      update payment_orders set ${CLAIM}
      where ${isTakenOnce(paymentOrders.id, NEXT)}
      returning id`);
    const ids = [...rows.map(({ id }) => id), ...(await claimTransfers(BATCH))];
    if (ids.length === 0) return;
    for (const id of ids) await sendOne(provider, id);
  }
}

const NEXT = sql`
  select id from payment_orders o where action <> 'transfer' and done_at is null and parked_at is null and send_after <= now()
    and not exists (select from payment_orders earlier
      where earlier.reference = o.reference and earlier.done_at is null and (earlier.parked_at is null or earlier.action = 'capture')
        and (earlier.created_at, earlier.id) < (o.created_at, o.id))
  order by created_at limit ${BATCH} for update skip locked`;

async function sendOne(provider: CollectingProvider, id: string) {
  const [order] = await db.select().from(paymentOrders).where(sql`${paymentOrders.id} = ${id}`);
  if (!order) return;
  try {
    const isFailed = (await carryOut(provider, order)) === "failed";
    const refunds = isFailed ? await provider.refundsOf(order.reference) : [];
    await db.transaction<unknown>((tx) => (isFailed ? recordRefunds(tx, order.reference, refunds, now()) : recordDone(tx, order)));
  } catch (error) {
    const isGivenUp = order.attempts >= MAX_ATTEMPTS;
    log(isGivenUp ? "error" : "warn", "payment order failed", { action: order.action, key: order.key, isGivenUp, ...describeError(error) });
    await db.transaction((tx) => recordFailure(tx, order, { error, isGivenUp }));
  }
}

async function recordDone(tx: Transaction, { id, key, action, consultationId, statementId, reference }: Order) {
  // What is known of a refund may have come by an event meanwhile.
  if (action === "refund" && consultationId && (await lockPaid(tx, reference))) {
    await recordMadeRefund(tx, consultationId, key, now());
    return;
  }
  await tx.execute(sql`update payment_orders set done_at = now(), last_error = null where id = ${id}`);
  if (action === "capture" && consultationId) await recordCapture(tx, consultationId, now());
  if (action === "transfer" && statementId) await recordTransfer(tx, statementId, now());
}

interface Failure {
  error: unknown;
  isGivenUp: boolean;
}

async function recordFailure(tx: Transaction, order: Order, { error, isGivenUp }: Failure) {
  const { id, action, amount, consultationId, statementId, reference } = order;
  const note = () =>
    tx.execute(sql`
      update payment_orders set last_error = ${String(error).slice(0, 500)}, parked_at = case when ${isGivenUp} then now() end
      where id = ${id} and done_at is null and parked_at is null`);
  if (action === "refund" && consultationId && (await lockPaid(tx, reference))) {
    const change = async () => ((await note()).rowCount === 1 && isGivenUp ? [{ id, amount }] : []);
    await notifyOwedBack(tx, consultationId, change, now());
    return;
  }
  await note();
  if (!isGivenUp) return;
  if (action === "transfer") return statementId ? recordTransferFailure(tx, statementId, now()) : undefined;
  if (consultationId) await recordOrderFailure(tx, consultationId, { id, action, amount }, now());
}

function carryOut(provider: CollectingProvider, { action, reference, amount, currency, key }: Order): Promise<unknown> {
  switch (action) {
    case "capture":
      return provider.capture(reference, { amount, currency }, key);
    case "release":
      return provider.release(reference, key);
    case "refund":
      return provider.refund(reference, { amount, currency }, key);
    case "transfer":
      return provider.transfer(reference, { amount, currency }, key);
    case "endCheckout":
      return provider.endCheckout(reference, key);
  }
}
