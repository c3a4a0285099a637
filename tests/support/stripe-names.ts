import type Stripe from "stripe";

type RequiredNames<Params> = { [Name in keyof Params]-?: undefined extends Params[Name] ? never : Name }[keyof Params] & string;

interface Taken {
  required: readonly string[];
  known: readonly string[];
}

/** Parameter names of a call according to the pinned package, required ones first: an unknown name fails the type check, and so does a missing one. */
const takes =
  <Params>() =>
  <const Required extends readonly RequiredNames<Params>[]>(
    required: Exclude<RequiredNames<Params>, Required[number]> extends never ? Required : never,
    others: readonly (keyof Params & string)[],
  ): Taken => ({ required, known: [...required, ...others] });

/** What the stand-in accepts for each call. */
export const TAKEN = {
  session: takes<Stripe.Checkout.SessionCreateParams>()(
    [],
    ["mode", "client_reference_id", "customer_email", "success_url", "cancel_url", "expires_at", "line_items", "payment_intent_data"],
  ),
  expire: takes<Stripe.Checkout.SessionExpireParams>()([], []),
  capture: takes<Stripe.PaymentIntentCaptureParams>()([], ["amount_to_capture"]),
  cancel: takes<Stripe.PaymentIntentCancelParams>()([], []),
  refund: takes<Stripe.RefundCreateParams>()([], ["payment_intent", "amount", "metadata"]),
  refunds: takes<Stripe.RefundListParams>()([], ["payment_intent", "limit"]),
  transfer: takes<Stripe.TransferCreateParams>()(["currency", "destination"], ["amount"]),
  account: takes<Stripe.AccountCreateParams>()([], ["type", "email", "metadata", "capabilities"]),
  accountLink: takes<Stripe.AccountLinkCreateParams>()(["account", "type"], ["return_url", "refresh_url"]),
} as const;

/** Returns what is wrong with a call's parameters, in Stripe's wording; null if nothing is. */
export function problemOf({ required, known }: Taken, fields: Record<string, string>): string | null {
  const given = new Set(Object.keys(fields).map((name) => name.split("[")[0] ?? ""));
  const missing = required.find((name) => !given.has(name));
  if (missing) return `Missing required param: ${missing}.`;
  const strange = [...given].find((name) => !known.includes(name));
  return strange ? `Received unknown parameter: ${strange}` : null;
}
