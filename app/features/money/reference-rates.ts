import { SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { inUnits } from "#app/ui/text/minor-units";
import { CURRENCIES, type Currency, roundHalfUp } from "./money";

/** Date of the rates, and for each currency the value of 100 minor units in millionths of a US dollar: of one euro, or of a hundred yen. */
export interface ReferenceRates {
  date: string;
  rates: Readonly<Record<Currency, number>>;
}

/**
 * Reference rates for filters, ranking, sums over several currencies and amounts shown beside a price, never for charging (decisions, section 2: Money). These
 * ship with the product; to edit, set the date and the rates. The European Central Bank's replace them if the operator has them fetched. The rates after the
 * specified five were entered without the bank's file at hand, with two or three digits: only about right.
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

/** The rates currently in use. */
export const referenceRates = () => current;

/** Sets newer rates; null restores the shipped ones. */
export function setReferenceRates(newer: ReferenceRates | null) {
  current = newer ?? SHIPPED_RATES;
}

/** Converts an amount in minor units of one currency approximately to another. Mark it with ≈ when shown. */
export function approximately(amount: number, from: Currency, to: Currency): number {
  return roundHalfUp(amount * current.rates[from], current.rates[to]);
}

/** The same in whole units of the other currency. */
export const approximateUnits = (amount: number, from: Currency, to: Currency): number =>
  Math.round(inUnits(approximately(amount, from, to), to));

/** Validates stored rates: each specified currency needs a positive rate, or the result is null. Other currencies without one keep the shipped rate. */
export function readRates(kept: unknown): ReferenceRates | null {
  const { date, rates } = (kept ?? {}) as { date?: unknown; rates?: Record<string, unknown> };
  if (typeof date !== "string" || Number.isNaN(Date.parse(date)) || typeof rates !== "object" || rates === null) return null;
  const isTold = (currency: Currency) => Number.isSafeInteger(rates[currency]) && Number(rates[currency]) > 0;
  if (!SPECIFIED_CURRENCIES.every(isTold)) return null;
  const told = CURRENCIES.map((currency) => [currency, isTold(currency) ? rates[currency] : SHIPPED_RATES.rates[currency]]);
  return { date, rates: Object.fromEntries(told) as Record<Currency, number> };
}
