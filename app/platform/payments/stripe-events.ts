import type Stripe from "stripe";
import type { ProviderEvent } from "./payment-provider";
import { fromProvider } from "./provider-amounts";

/** In what a refund says of itself: the key of the order it carries out. */
export const ORDER = "order";

/** Translates the Stripe events that matter here; all others, and those of test money on a live site or the other way round, become `other`. */
export function asEvent(event: Stripe.Event, { isLive }: { isLive: boolean }): ProviderEvent {
  const { id, livemode, account } = event;
  const isOurs = livemode === isLive;
  // Payments of an advisor's own account are none of the site's.
  return (isOurs && (accountEvent(event) ?? (account ? null : paymentEvent(event)))) || { id, type: "other" };
}

function accountEvent({ id, type, data, account }: Stripe.Event): ProviderEvent | null {
  if (type === "account.updated") return { id, type: "account", account: data.object.id, isReady: data.object.payouts_enabled === true };
  if (account && (type === "account.external_account.created" || type === "account.external_account.updated"))
    return { id, type: "accountElsewhere", account };
  return null;
}

function paymentEvent({ id, type, data }: Stripe.Event): ProviderEvent | null {
  if (type === "checkout.session.completed") return authorised(id, data.object);
  if (type === "charge.dispute.created") return disputed(id, data.object, null);
  if (type === "charge.dispute.closed") return disputed(id, data.object, data.object.status === "lost" ? "lost" : "kept");
  if (type === "refund.failed" || type === "refund.updated") return isOff(data.object) ? refundFailed(id, data.object) : null;
  if (type !== "charge.refunded") return null;
  // An authorisation that is let go is told as a refund, too, though nothing was taken.
  const reference = data.object.captured && nameOf(data.object.payment_intent);
  return reference ? { id, type: "refunded", reference } : null;
}

function authorised(id: string, session: Stripe.Checkout.Session): ProviderEvent | null {
  const { client_reference_id, payment_intent, amount_total, currency } = session;
  const reference = nameOf(payment_intent);
  if (!client_reference_id || !reference || amount_total === null || !currency) return null;
  return { id, type: "authorised", consultationId: client_reference_id, reference, ...moneyOf(amount_total, currency) };
}

function disputed(id: string, dispute: Stripe.Dispute, outcome: "kept" | "lost" | null): ProviderEvent | null {
  const reference = nameOf(dispute.payment_intent);
  const money = moneyOf(dispute.amount, dispute.currency);
  return reference ? { id, type: "disputed", disputeId: dispute.id, reference, ...money, outcome } : null;
}

/** Whether a refund came to nothing. */
export const isOff = ({ status }: Stripe.Refund): boolean => status === "failed" || status === "canceled";
export const orderOf = ({ metadata }: Stripe.Refund): string | null => metadata?.[ORDER] ?? null;

function refundFailed(id: string, refund: Stripe.Refund): ProviderEvent | null {
  const reference = nameOf(refund.payment_intent);
  return reference ? { id, type: "refundFailed", refundId: refund.id, reference } : null;
}

const nameOf = (named: string | { id: string } | null) => (typeof named === "string" ? named : named?.id);
const moneyOf = (amount: number, currency: string) => fromProvider(amount, currency.toUpperCase());
