import { type Currency, isCurrency } from "#app/features/money/money";
import { referenceRates } from "#app/features/money/reference-rates";
import type { TrendRange } from "./trend-range";

export const TRENDS = ["requested", "answered", "booked", "value", "fees", "ratings", "emptySearches"] as const;
export type TrendName = (typeof TRENDS)[number];

/** Value of a figure in one step or in the comparison period: money in minor units by currency, the mean of ratings, or a count. */
export interface TrendValue {
  value: number;
  /** Money only: the exact amount per currency. */
  amounts?: TrendAmount[];
  /** Number of ratings in the mean. */
  of?: number;
}

export interface TrendAmount {
  currency: string;
  amount: number;
}

/** A figure over a range. */
export interface Trend {
  name: TrendName;
  steps: TrendValue[];
  whole: TrendValue;
  before: TrendValue;
}

/** All figures over a range, as displayed. */
export interface TrendsView {
  range: TrendRange;
  zone: string;
  /** The first day of each step. */
  days: string[];
  /** Currency of the approximate totals over several currencies. */
  currency: Currency;
  trends: Trend[];
  /** Most frequent search without results; blank when there was none. */
  mostSought: string;
}

/** Converts an amount in minor units to another currency, approximately: sums over several currencies are always marked ≈ (decisions.md 2, Money). */
export function inCurrency(amount: number, from: string, to: Currency): number {
  return isCurrency(from) ? Math.round((amount * referenceRates().rates[from]) / referenceRates().rates[to]) : 0;
}

/** Sums amounts by currency, largest first, with an approximate total. */
export function sumAmounts(amounts: readonly TrendAmount[], to: Currency): TrendValue {
  const byCurrency = new Map<string, number>();
  for (const { currency, amount } of amounts) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  const sums = [...byCurrency].map(([currency, amount]) => ({ currency, amount, about: inCurrency(amount, currency, to) }));
  sums.sort((one, other) => other.about - one.about);
  return {
    value: sums.reduce((sum, { about }) => sum + about, 0),
    amounts: sums.filter(({ amount }) => amount !== 0).map(({ currency, amount }) => ({ currency, amount })),
  };
}

/** Returns the mean of all ratings; 0 when there are none. */
export function meanOf(ratings: readonly { sum: number; of: number }[]): TrendValue {
  const [sum, of] = [ratings.reduce((all, each) => all + each.sum, 0), ratings.reduce((all, each) => all + each.of, 0)];
  return { value: of === 0 ? 0 : sum / of, of };
}

/** Returns the relative change from the previous period, as a fraction; null when that was 0. */
export const changeOf = (whole: number, before: number): number | null => (before === 0 ? null : (whole - before) / before);
