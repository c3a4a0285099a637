import { SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { inUnits } from "#app/ui/text/minor-units";
import { CURRENCIES, type Currency, roundHalfUp } from "./money";

/** Of which day, and for each currency the millionths of a US dollar that a hundred minor units of it are worth: of one euro, and of a hundred yen. */
export interface ReferenceRates {
  date: string;
  rates: Readonly<Record<Currency, number>>;
}

/**
 * Reference rates for filtering, ranking, sums over several currencies and what is shown beside a price, never for charging (decisions, section 2: Money).
 * These ship with the product; to edit, set the date and the rates. Newer ones are the European Central Bank's, where the operator has them fetched. Those after
 * the specified five were set down without the bank's file at hand, with two or three digits: about right, and no more.
 */
// mutant(number): a rate about which nothing is charged may be a millionth more or less.
export const SHIPPED_RATES: ReferenceRates = {
  date: "2025-09-30",
  rates: {
    ...{ USD: 1_000_000, EUR: 1_174_000, GBP: 1_344_000, CAD: 718_000, AUD: 661_000 },
    ...{ BRL: 188_000, CHF: 1_254_000, CNY: 140_000, CZK: 48_300, DKK: 157_000, HKD: 129_000 },
    ...{ HUF: 301_000, IDR: 6000, ILS: 302_000, INR: 11_300, ISK: 823_000, JPY: 675_000, KRW: 71_200 },
    ...{ MXN: 54_500, MYR: 238_000, NOK: 100_000, NZD: 580_000, PHP: 17_200, PLN: 275_000 },
    ...{ RON: 231_000, SEK: 106_000, SGD: 775_000, THB: 30_800, TRY: 24_000, ZAR: 57_900 },
  },
};

let current = SHIPPED_RATES;

/** The rates that are in force. */
export const referenceRates = () => current;

/** Puts newer rates in force, or with null those that ship. */
export function setReferenceRates(newer: ReferenceRates | null) {
  current = newer ?? SHIPPED_RATES;
}

/** An amount in minor units of one currency as about that much of another. Mark what is shown with ≈. */
export function approximately(amount: number, from: Currency, to: Currency): number {
  return roundHalfUp(amount * current.rates[from], current.rates[to]);
}

/** The same in units of the other one, without cents. */
export const approximateUnits = (amount: number, from: Currency, to: Currency): number =>
  Math.round(inUnits(approximately(amount, from, to), to));

/**
 * Rates as they are kept, if that is what they are: each of the specified currencies, none of them nothing. Of another one that is not told of (any more), the rate that
 * ships holds on.
 */
export function readRates(kept: unknown): ReferenceRates | null {
  const { date, rates } = (kept ?? {}) as { date?: unknown; rates?: Record<string, unknown> };
  if (typeof date !== "string" || Number.isNaN(Date.parse(date)) || typeof rates !== "object" || rates === null) return null;
  const isTold = (currency: Currency) => Number.isSafeInteger(rates[currency]) && Number(rates[currency]) > 0;
  if (!SPECIFIED_CURRENCIES.every(isTold)) return null;
  const told = CURRENCIES.map((currency) => [currency, isTold(currency) ? rates[currency] : SHIPPED_RATES.rates[currency]]);
  return { date, rates: Object.fromEntries(told) as Record<Currency, number> };
}
