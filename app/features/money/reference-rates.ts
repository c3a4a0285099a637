import { CURRENCIES, type Currency, roundHalfUp } from "./money";

/** Of which day, and for each currency the millionths of a US dollar that one unit of it is worth. */
export interface ReferenceRates {
  date: string;
  rates: Readonly<Record<Currency, number>>;
}

/**
 * Reference rates for filtering, ranking, sums over several currencies and what is shown beside a price, never for charging (decisions, section 2: Money).
 * These ship with the product; to edit, set the date and the rates. Newer ones are the European Central Bank's, where the operator has them fetched.
 */
// mutant(number): a rate about which nothing is charged may be a millionth more or less.
export const SHIPPED_RATES: ReferenceRates = {
  date: "2025-09-30",
  rates: { USD: 1_000_000, EUR: 1_174_000, GBP: 1_344_000, CAD: 718_000, AUD: 661_000 },
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

/** Rates as they are kept, if that is what they are: every currency, none of them nothing. */
export function readRates(kept: unknown): ReferenceRates | null {
  const { date, rates } = (kept ?? {}) as { date?: unknown; rates?: Record<string, unknown> };
  if (typeof date !== "string" || Number.isNaN(Date.parse(date)) || typeof rates !== "object" || rates === null) return null;
  const isWhole = CURRENCIES.every((currency) => Number.isSafeInteger(rates[currency]) && Number(rates[currency]) > 0);
  return isWhole ? { date, rates: rates as Record<Currency, number> } : null;
}
