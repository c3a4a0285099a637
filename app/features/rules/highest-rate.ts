import type { Currency, Rules } from "./rules";

/** Lowest hourly rate, in whole units of any currency. */
export const MIN_RATE = 1;
const MAX_RATE = 10_000;

/** How many units of a currency roughly equal one of the others, as powers of ten. */
const SMALL: Partial<Record<Currency, number>> = {
  ...{ CNY: 10, CZK: 10, DKK: 10, HKD: 10, MXN: 10, NOK: 10, PHP: 10, SEK: 10, THB: 10, TRY: 10, ZAR: 10 },
  ...{ HUF: 100, INR: 100, ISK: 100, JPY: 100, KRW: 1000, IDR: 10_000 },
};

/** Factor by which an amount in this currency is larger than in dollars or euros. */
export const magnitudeOf = (currency: string): number => SMALL[currency as Currency] ?? 1;

/** Example amount for an input, scaled to the currency; `usual` is the amount in dollars or euros. */
export const exampleAmount = (currency: string, usual = 150): string => String(usual * magnitudeOf(currency));

/**
 * Highest hourly rate on a site, in whole units: enough for the currency with the smallest unit. If that exceeds what can be charged in another currency,
 * `rateInMinorUnits` enforces the limit.
 */
export const highestRate = ({ currencies }: Pick<Rules, "currencies">): number => MAX_RATE * Math.max(...currencies.map(magnitudeOf));
