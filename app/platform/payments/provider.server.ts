import { type Config, config } from "#app/config.server";
import type { PaymentProvider } from "./payment-provider";
import { stripeProvider } from "./stripe.server";

let current: { settings: Config; provider: PaymentProvider } | undefined;

/** The payment provider of this site, cached as long as the settings are the same. */
export function paymentProvider(): PaymentProvider {
  const settings = config();
  if (current?.settings !== settings) current = { settings, provider: providerOf(settings) };
  return current.provider;
}

/** The provider for these settings: Stripe once its keys are set, else the built-in manual one. */
export const providerOf = ({ stripe }: Config): PaymentProvider => (stripe ? stripeProvider(stripe) : { collects: false });
