import type Stripe from "stripe";

/** Whole objects with the pinned package's types: an unknown field, or a missing required one, fails the type check. */
const MADE = { created: 0, livemode: false, metadata: {} } as const;

export const refundOf = (
  id: string,
  payment_intent: string,
  { amount, currency = "usd", metadata = {} }: { amount: number; currency?: string; metadata?: Stripe.Metadata },
): Omit<Stripe.Refund, "livemode"> => ({
  id,
  object: "refund",
  amount,
  balance_transaction: null,
  charge: null,
  created: 0,
  currency,
  customer: null,
  customer_account: null,
  metadata,
  payment_intent,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});

export const transferOf = (id: string, fields: Record<string, string>): Stripe.Transfer => ({
  ...MADE,
  id,
  object: "transfer",
  amount: Number(fields.amount),
  amount_reversed: 0,
  balance_transaction: null,
  currency: fields.currency ?? "",
  description: null,
  destination: fields.destination ?? null,
  reversals: { object: "list", data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
  reversed: false,
  source_transaction: null,
  transfer_group: null,
});

export const accountLinkOf = (account: string): Stripe.AccountLink => ({
  object: "account_link",
  created: 0,
  expires_at: 300,
  url: `https://connect.stripe.com/setup/${account}`,
});

/** What a charge says of itself once something of it was refunded, or once its authorisation was let go. */
export const chargeOf = (
  payment_intent: string,
  refunded: { amount_refunded: number; captured: boolean; currency?: string },
): Pick<Stripe.Charge, "id" | "object" | "amount_refunded" | "captured" | "currency" | "payment_intent"> => ({
  id: `ch_of_${payment_intent}`,
  object: "charge",
  currency: "usd",
  payment_intent,
  ...refunded,
});

export const disputeOf = (
  id: string,
  payment_intent: string,
  { amount, status, currency = "usd" }: { amount: number; status: Stripe.Dispute.Status; currency?: string },
): Pick<Stripe.Dispute, "id" | "object" | "amount" | "charge" | "currency" | "payment_intent" | "reason" | "status"> => ({
  id,
  object: "dispute",
  amount,
  charge: `ch_of_${payment_intent}`,
  currency,
  payment_intent,
  reason: "product_not_received",
  status,
});
