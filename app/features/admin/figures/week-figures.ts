import { type Currency, isCurrency } from "#app/features/money/money";
import { referenceRates } from "#app/features/money/reference-rates";
import { DAY_MS } from "#app/platform/durations";
import { WEEKS_SHOWN } from "../limits";

const WEEK_MS = 7 * DAY_MS;
const MONDAY_MS = 4 * DAY_MS;

/** A figure for each of the last weeks, oldest first. */
export interface WeekFigure {
  /** The Monday it begins with, at midnight UTC, as an ISO instant. */
  from: string;
  value: number;
}

/** The Mondays of the last eight weeks, the running one last. */
export function lastWeeks(now: Date): Date[] {
  const first = beginOfLastWeeks(now).getTime();
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => new Date(first + index * WEEK_MS));
}

/** The Monday with which the last eight weeks begin. */
export function beginOfLastWeeks(now: Date): Date {
  const monday = Math.floor((now.getTime() - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS;
  return new Date(monday - (WEEKS_SHOWN - 1) * WEEK_MS);
}

/** The figures of weeks, with 0 for those in which nothing was. */
export function fillWeeks(weeks: readonly Date[], rows: readonly { week: Date; value: number }[]): WeekFigure[] {
  return weeks.map((from) => ({
    from: from.toISOString(),
    value: rows.filter(({ week }) => week.getTime() === from.getTime()).reduce((sum, { value }) => sum + value, 0),
  }));
}

/** About how much a sum in minor units of one currency is in another: sums over currencies are always marked ≈ (decisions.md 2, Money). */
export function inCurrency(amount: number, from: string, to: Currency): number {
  return isCurrency(from) ? Math.round((amount * referenceRates().rates[from]) / referenceRates().rates[to]) : 0;
}
