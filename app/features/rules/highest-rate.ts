import type { Currency, Rules } from "./rules";

/** What an advisor may ask for an hour at least, in whole units of every currency. */
export const LOWEST_RATE = 1;
const HIGHEST_RATE = 10_000;

/** Of which currencies how many units are about one of the others, by powers of ten. */
const SMALL: Partial<Record<Currency, number>> = {
  ...{ CNY: 10, CZK: 10, DKK: 10, HKD: 10, MXN: 10, NOK: 10, PHP: 10, SEK: 10, THB: 10, TRY: 10, ZAR: 10 },
  ...{ HUF: 100, INR: 100, ISK: 100, JPY: 100, KRW: 1000, IDR: 10_000 },
};

/** By how much an amount in whole units is a larger number in a currency than in dollars or euros. */
export const magnitudeOf = (currency: string): number => SMALL[currency as Currency] ?? 1;

/** An amount as one types it, to show what is meant: as large a number as such a sum is in a currency, of which so many dollars or euros are usual. */
export const exampleAmount = (currency: string, usual = 150): string => String(usual * magnitudeOf(currency));

/**
 * What an advisor of a site may ask for an hour at most, in whole units: as much as is usual in the smallest of its currencies. Where that is more than can be
 * charged in another one, `rateInMinorUnits` holds.
 */
export const highestRate = ({ currencies }: Pick<Rules, "currencies">): number => HIGHEST_RATE * Math.max(...currencies.map(magnitudeOf));
