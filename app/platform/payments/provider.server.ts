import { config } from "#app/config.server";
import type { CollectingProvider, PaymentProvider } from "./payment-provider";
import { stripeProvider } from "./stripe.server";

let collecting: CollectingProvider | undefined;

/** The provider of this site: Stripe once its keys are set, else the built-in manual one. */
export function paymentProvider(): PaymentProvider {
  const { stripe } = config();
  if (!stripe) return { collects: false };
  collecting ??= stripeProvider(stripe);
  return collecting;
}
