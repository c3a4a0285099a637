import { type Currency, isCurrency } from "#app/features/money/money";
import { referenceRates } from "#app/features/money/reference-rates";
import type { TrendRange } from "./trend-range";

export const TRENDS = ["requested", "answered", "booked", "value", "fees", "ratings", "emptySearches"] as const;
export type TrendName = (typeof TRENDS)[number];

/** What one figure comes to in one step of the range, or in the time before: of money in minor units by currency, of ratings their mean, else a count. */
export interface TrendValue {
  value: number;
  /** Of money: exact, a line a currency. */
  amounts?: TrendAmount[];
  /** Of how many the mean is. */
  of?: number;
}

export interface TrendAmount {
  currency: string;
  amount: number;
}

/** One figure over a range. */
export interface Trend {
  name: TrendName;
  steps: TrendValue[];
  whole: TrendValue;
  before: TrendValue;
}

/** Everything over a range, as it is drawn. */
export interface TrendsView {
  range: TrendRange;
  zone: string;
  /** The first day of each step. */
  days: string[];
  /** What sums over several currencies are about in. */
  currency: Currency;
  trends: Trend[];
  /** What was sought in vain most often; blank when nothing was. */
  mostSought: string;
}

/** About how much a sum in minor units of one currency is in another: sums over currencies are always marked ≈ (decisions.md 2, Money). */
export function inCurrency(amount: number, from: string, to: Currency): number {
  return isCurrency(from) ? Math.round((amount * referenceRates().rates[from]) / referenceRates().rates[to]) : 0;
}

/** Amounts put together by currency, the largest first, and about what they are together. */
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

/** The mean of ratings put together; 0 of none. */
export function meanOf(ratings: readonly { sum: number; of: number }[]): TrendValue {
  const [sum, of] = [ratings.reduce((all, each) => all + each.sum, 0), ratings.reduce((all, each) => all + each.of, 0)];
  return { value: of === 0 ? 0 : sum / of, of };
}

/** By how much a figure has changed against before, as a fraction; null where there was nothing before. */
export const changeOf = (whole: number, before: number): number | null => (before === 0 ? null : (whole - before) / before);
