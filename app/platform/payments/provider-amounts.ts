import type { Money } from "./payment-provider";

/**
 * What the product counts in whole units and a provider of cards in hundredths; of the forint and the króna it takes whole units alone (its list of currencies,
 * 'Special cases'). The yen and the won are whole for both.
 */
const HUNDREDTHS_THERE: readonly string[] = ["HUF", "IDR", "ISK"];
const HUNDRED = 100;

const perUnit = (currency: string) => (HUNDREDTHS_THERE.includes(currency) ? HUNDRED : 1);

/** An amount as the provider counts it. */
export const toProvider = ({ amount, currency }: Money): number => amount * perUnit(currency);

/** An amount of the provider's as the product counts it; a part of a unit that the product does not know is left out. */
export const fromProvider = (amount: number, currency: string): Money => ({ amount: Math.floor(amount / perUnit(currency)), currency });
