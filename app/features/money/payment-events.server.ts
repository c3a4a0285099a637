import { db } from "#app/db/client.server";
import { paymentEvents } from "#app/db/schema/payments";
import { log } from "#app/platform/log/log.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import type { CollectingProvider, ProviderEvent } from "#app/platform/payments/payment-provider";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { recordNewBankAccount, recordPayoutAccount } from "./destination/account-changes.server";
import { recordDispute } from "./elsewhere/disputes.server";
import { recordRefunds } from "./elsewhere/refunds.server";
import { recordAuthorisation } from "./payments.server";

export interface EventResult {
  /** 404 when no provider is configured, 400 for a message that is not from the provider. */
  status: 200 | 400 | 404;
  /** The consultation whose pages have to be refreshed. */
  consultationId: string | null;
}

/** Handles a webhook message of the payment provider: verified by its signature, each once, in one transaction with its consequences. */
export async function handlePaymentEvent(body: string, headers: Headers, now: Date): Promise<EventResult> {
  const provider = paymentProvider();
  if (!provider.collects) return { status: 404, consultationId: null };
  const event = await provider.readEvent(body, headers, now);
  if (!event) {
    logSeldom("warn", "payment event refused");
    return { status: 400, consultationId: null };
  }
  // Looked up before anything is written: while the provider is away, the event is not taken, and comes again.
  const refunds = await listedRefunds(provider, event);
  return db.transaction(async (tx): Promise<EventResult> => {
    const noted = await tx.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing().returning();
    if (noted.length === 0) return { status: 200, consultationId: null };
    if (event.type === "account") await recordPayoutAccount(tx, event, now);
    if (event.type === "accountElsewhere") await recordNewBankAccount(tx, event.account, now);
    if (event.type === "disputed") return { status: 200, consultationId: await recordDispute(tx, event, now) };
    if (event.type === "refunded" || event.type === "refundFailed")
      return { status: 200, consultationId: await recordRefunds(tx, event.reference, refunds, now) };
    if (event.type !== "authorised") return { status: 200, consultationId: null };
    const outcome = await recordAuthorisation(tx, event, now);
    if (outcome === "letGo" || outcome === "unknown")
      log("warn", "payment not taken", { consultation: event.consultationId, reference: event.reference, outcome });
    return { status: 200, consultationId: outcome === "authorised" ? event.consultationId : null };
  });
}

/** Returns every refund of the payment that an event is about. One that the event says failed has, though the list may be older. */
async function listedRefunds(provider: CollectingProvider, event: ProviderEvent) {
  if (event.type !== "refunded" && event.type !== "refundFailed") return [];
  const listed = await provider.refundsOf(event.reference);
  if (event.type === "refunded") return listed;
  return listed.map((refund) => ({ ...refund, isOff: refund.isOff || refund.id === event.refundId }));
}
