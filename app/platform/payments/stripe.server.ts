import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { Breaker } from "../breaker";
import { withSpan } from "../trace/spans.server";
import type { Checkout, CollectingProvider } from "./payment-provider";
import { fromProvider, toProvider } from "./provider-amounts";
import { asEvent, isOff, ORDER, orderOf } from "./stripe-events";

class StripeAway extends Error {}

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** An address other than Stripe's own, for tests. */
  api: string;
}

/** The Stripe API version that this code is written for: that of the pinned library. */
export const STRIPE_VERSION = Stripe.API_VERSION;

/** A key of real money; any other is for trying out. */
const IS_LIVE = /^[a-z]+_live_/;
/** Stripe's most on a page; a payment has few. */
const MOST_REFUNDS = 100;

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
    isLastAnswer,
    async openCheckout(checkout, key) {
      const { id, url } = await call(() => stripe.checkout.sessions.create(sessionOf(checkout), { idempotencyKey: key }));
      if (!url) throw new Error("the checkout has no page");
      return { checkoutId: id, url };
    },
    async endCheckout(checkoutId, key) {
      await unlessSoAlready(
        () => call(() => stripe.checkout.sessions.expire(checkoutId, {}, { idempotencyKey: key })),
        async () => (await call(() => stripe.checkout.sessions.retrieve(checkoutId))).status !== "open",
      );
    },
    async capture(reference, money, key) {
      await call(() => stripe.paymentIntents.capture(reference, { amount_to_capture: toProvider(money) }, { idempotencyKey: key }));
    },
    async release(reference, key) {
      await unlessSoAlready(
        () => call(() => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key })),
        async () => (await call(() => stripe.paymentIntents.retrieve(reference))).status === "canceled",
      );
    },
    async refund(reference, money, key) {
      const asked = { payment_intent: reference, amount: toProvider(money), metadata: { [ORDER]: key } };
      const made = await call(() => stripe.refunds.create(asked, { idempotencyKey: key }));
      return isOff(made) ? "failed" : "made";
    },
    async refundsOf(reference) {
      const { data } = await call(() => stripe.refunds.list({ payment_intent: reference, limit: MOST_REFUNDS }));
      return data.toReversed().map((refund) => ({
        id: refund.id,
        ...fromProvider(refund.amount, refund.currency.toUpperCase()),
        order: orderOf(refund),
        isOff: isOff(refund),
      }));
    },
    async transfer(destination, money, key) {
      const asked = { amount: toProvider(money), currency: money.currency.toLowerCase(), destination };
      await call(() => stripe.transfers.create(asked, { idempotencyKey: key }));
    },
    async openAccount(advisorId, email) {
      const capabilities = { transfers: { requested: true } };
      const account = { type: "express", email, metadata: { adviser_id: advisorId }, capabilities } as const;
      const open = (key: string) => call(() => stripe.accounts.create(account, { idempotencyKey: key }));
      try {
        return (await open(`account-${advisorId}`)).id;
      } catch (error) {
        if (!isLastAnswer(error)) throw error;
        return (await open(randomUUID())).id;
      }
    },
    async accountPage(account, returnTo) {
      const page = { account, type: "account_onboarding", return_url: returnTo, refresh_url: returnTo } as const;
      const link = await call(() => stripe.accountLinks.create(page));
      return link.url;
    },
    async readEvent(body, headers, now) {
      const signature = headers.get("stripe-signature") ?? "";
      try {
        const read = stripe.webhooks.constructEventAsync(body, signature, webhookSecret, SIGNATURE_SECONDS, undefined, now.getTime());
        return asEvent(await read, { isLive: IS_LIVE.test(secretKey) });
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

/** Makes a call that Stripe refuses where there is nothing left to do: an expired checkout, a cancelled payment. */
async function unlessSoAlready(make: () => Promise<unknown>, isSo: () => Promise<boolean>) {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !(await isSo())) throw error;
  }
}

/** While an equal call is under way, its key stands for that one: it is no answer yet. */
const UNDER_WAY = 409;

/** Failures are kept for a key for a day, those of Stripe's own too, and so are its parameters: a changed email is refused. */
const isLastAnswer = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== UNDER_WAY;

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
