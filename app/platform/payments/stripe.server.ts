import Stripe from "stripe";
import { Breaker } from "../breaker";
import { withSpan } from "../trace/spans.server";
import type { Checkout, CollectingProvider, ProviderEvent } from "./payment-provider";
import { fromProvider, toProvider } from "./provider-amounts";

class StripeAway extends Error {}

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** An address other than Stripe's own, for tests. */
  api: string;
}

/** The Stripe API version that this code is written for: that of the pinned library. */
export const STRIPE_VERSION = Stripe.API_VERSION;

const SIGNATURE_SECONDS = 300;
const CALL_MILLISECONDS = 10_000;
const BREAKER = { maxFailures: 5, restMs: 30_000 };

/**
 * Stripe as a payment provider: Checkout with manual capture, refunds, and transfers to connected accounts. The client does not retry by
 * itself: callers retry with the same key.
 */
export function stripeProvider({ secretKey, webhookSecret, api }: StripeSettings): CollectingProvider {
  const { protocol, hostname, port } = new URL(api);
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    maxNetworkRetries: 0,
    timeout: CALL_MILLISECONDS,
    telemetry: false,
  });
  const breaker = new Breaker("payments", BREAKER);
  /** Calls Stripe, unless the breaker is open. */
  async function call<Result>(work: () => Promise<Stripe.Response<Result>>): Promise<Result> {
    if (breaker.rests()) throw new Error("Stripe has not answered lately");
    try {
      const result = await withSpan("stripe call", { kind: "client", facts: { "server.address": hostname } }, work);
      const { statusCode } = result.lastResponse;
      // The library accepts any JSON without an error object as a result, even a proxy's own error page.
      if (statusCode >= 300) throw new StripeAway(`Stripe answered ${statusCode}`);
      breaker.succeed();
      return result;
    } catch (error) {
      if (isAway(error)) breaker.fail();
      else breaker.succeed();
      throw error;
    }
  }
  return {
    collects: true,
    name: "Stripe",
    keyCheck: { url: `${api}/v1/balance`, headers: { authorization: `Bearer ${secretKey}` }, setting: "STRIPE_SECRET_KEY" },
    rests: () => breaker.isResting(),
    async openCheckout(checkout, key) {
      const { id, url } = await call(() => stripe.checkout.sessions.create(sessionOf(checkout), { idempotencyKey: key }));
      if (!url) throw new Error("the checkout has no page");
      return { checkoutId: id, url };
    },
    async endCheckout(checkoutId, key) {
      await call(() => stripe.checkout.sessions.expire(checkoutId, {}, { idempotencyKey: key }));
    },
    async capture(reference, money, key) {
      await call(() => stripe.paymentIntents.capture(reference, { amount_to_capture: toProvider(money) }, { idempotencyKey: key }));
    },
    async release(reference, key) {
      await call(() => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key }));
    },
    async refund(reference, money, key) {
      await call(() => stripe.refunds.create({ payment_intent: reference, amount: toProvider(money) }, { idempotencyKey: key }));
    },
    async transfer(destination, money, key) {
      const asked = { amount: toProvider(money), currency: money.currency.toLowerCase(), destination };
      await call(() => stripe.transfers.create(asked, { idempotencyKey: key }));
    },
    async openAccount(advisorId, email) {
      const capabilities = { transfers: { requested: true } };
      const account = { type: "express", email, metadata: { adviser_id: advisorId }, capabilities } as const;
      const { id } = await call(() => stripe.accounts.create(account, { idempotencyKey: `account-${advisorId}` }));
      return id;
    },
    async accountPage(account, returnTo) {
      const page = { account, type: "account_onboarding", return_url: returnTo, refresh_url: returnTo } as const;
      const link = await call(() => stripe.accountLinks.create(page));
      return link.url;
    },
    async readEvent(body, headers, now) {
      const signature = headers.get("stripe-signature") ?? "";
      try {
        return asEvent(
          await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, SIGNATURE_SECONDS, undefined, now.getTime()),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}

/** Whether Stripe did not respond or failed internally; a rejected request does count as a response. */
const isAway = (error: unknown) =>
  error instanceof StripeAway ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);

function sessionOf({ consultationId, amount, currency, title, email, returnTo, endsAt }: Checkout): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    client_reference_id: consultationId,
    customer_email: email,
    success_url: returnTo,
    cancel_url: returnTo,
    expires_at: Math.floor(endsAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: toProvider({ amount, currency }), product_data: { name: title } },
      },
    ],
    payment_intent_data: { capture_method: "manual", metadata: { consultation_id: consultationId } },
  };
}

/** Translates the Stripe events that matter here; all others become `other`. */
function asEvent({ id, type, data, account }: Stripe.Event): ProviderEvent {
  if (type === "checkout.session.completed") {
    const { client_reference_id, payment_intent, amount_total, currency } = data.object;
    const reference = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
    if (!client_reference_id || !reference || amount_total === null || !currency) return { id, type: "other" };
    return {
      id,
      type: "authorised",
      consultationId: client_reference_id,
      reference,
      ...fromProvider(amount_total, currency.toUpperCase()),
    };
  }
  if (type === "account.updated") return { id, type: "account", account: data.object.id, isReady: data.object.payouts_enabled === true };
  if (account && (type === "account.external_account.created" || type === "account.external_account.updated"))
    return { id, type: "accountElsewhere", account };
  return { id, type: "other" };
}
