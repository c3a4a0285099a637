import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { paymentOrders } from "#app/db/schema/payments";
import { refundsOf } from "./refund-sums.server";

/** What an order keeps as its last error whose amount went back at the provider itself while it was still tried. */
const STOOD_FOR = "made at the provider itself";

/** Ends the orders of a consultation's refunds that are still tried: what went back elsewhere stands for all of them, and nobody decided to send more. */
export const endTried = (tx: Transaction, consultationId: string, now: Date) =>
  tx
    .update(paymentOrders)
    .set({ parkedAt: now, lastError: STOOD_FOR })
    .where(and(refundsOf(consultationId), isNull(paymentOrders.doneAt), isNull(paymentOrders.parkedAt)));

/** Tries those again, since what stood for them has failed. */
export const tryAgain = (tx: Transaction, consultationId: string, now: Date) =>
  tx
    .update(paymentOrders)
    .set({ parkedAt: null, lastError: null, attempts: 0, sendAfter: now })
    .where(
      and(refundsOf(consultationId), isNull(paymentOrders.doneAt), eq(paymentOrders.lastError, STOOD_FOR), sql`parked_at is not null`),
    );
