import type { Money } from "./payment-provider";

/**
 * What the product counts in whole units and Stripe in hundredths, of which it takes whole units alone (docs.stripe.com/currencies, 'Special cases'). The yen and
 * the won are whole for both.
 */
const HUNDREDTHS_AT_STRIPE: readonly string[] = ["HUF", "ISK"];
const HUNDRED = 100;

const perUnit = (currency: string) => (HUNDREDTHS_AT_STRIPE.includes(currency) ? HUNDRED : 1);

/** An amount as Stripe counts it. */
export const toStripe = ({ amount, currency }: Money): number => amount * perUnit(currency);

/** An amount of Stripe's as the product counts it; a part of a unit that the product does not know is left out. */
export const fromStripe = (amount: number, currency: string): Money => ({ amount: Math.floor(amount / perUnit(currency)), currency });
