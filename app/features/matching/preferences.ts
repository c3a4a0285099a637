import { type Currency, inHundredths, isCurrency } from "#app/features/money/money";
import { approximately } from "#app/features/money/reference-rates";

/** Maximum price per hour, in minor units. With a null currency, none was stated, and the amount is in hundredths of a unit. */
export interface Budget {
  amount: number;
  currency: Currency | null;
}

/** A person's preferences besides the field: the personal part of a match. Empty or null if not stated. */
export interface MatchPreferences {
  /** ISO 639-1 codes, of which one is enough. */
  languages: readonly string[];
  budget: Budget | null;
  /** IANA zone of the person. */
  timeZone: string | null;
}

/** Converts an hourly rate to a budget's currency (≈, by the reference rates), or to hundredths of the advisor's own unit if it has none. */
export function rateFor({ hourlyRate, currency }: { hourlyRate: number; currency: string }, budget: Budget | null): number {
  if (budget && budget.currency === null) return inHundredths(hourlyRate, currency);
  const wanted = budget?.currency ?? currency;
  if (wanted === currency || !isCurrency(currency) || !isCurrency(wanted)) return hourlyRate;
  return approximately(hourlyRate, currency, wanted);
}
