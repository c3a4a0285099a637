import type { Money } from "./payment-provider";

/**
 * Currencies that the product counts in whole units and the card provider in hundredths; for the forint and the króna it accepts whole
 * units only (its list of currencies, 'Special cases'). The yen and the won are whole units for both.
 */
const HUNDREDTHS_THERE: readonly string[] = ["HUF", "IDR", "ISK"];
const HUNDRED = 100;

const perUnit = (currency: string) => (HUNDREDTHS_THERE.includes(currency) ? HUNDRED : 1);

/** Converts an amount to the provider's units. */
export const toProvider = ({ amount, currency }: Money): number => amount * perUnit(currency);

/** Converts an amount from the provider's units; drops fractions that the product's unit cannot express. */
export const fromProvider = (amount: number, currency: string): Money => ({ amount: Math.floor(amount / perUnit(currency)), currency });
