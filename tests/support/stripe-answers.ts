import type Stripe from "stripe";

/** Whole objects with the pinned package's types: an unknown field, or a missing required one, fails the type check. */
const MADE = { created: 0, livemode: false, metadata: {} } as const;

export const refundOf = (id: string, payment_intent: string, amount: number): Omit<Stripe.Refund, "livemode"> => ({
  id,
  object: "refund",
  amount,
  balance_transaction: null,
  charge: null,
  created: 0,
  currency: "usd",
  customer: null,
  customer_account: null,
  metadata: {},
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
