import { type Currency, inHundredths, isCurrency } from "#app/features/money/money";
import { approximately } from "#app/features/money/reference-rates";

/** At most this much for an hour, in minor units. Without a currency it was not said which, and the amount is in hundredths of a unit. */
export interface Budget {
  amount: number;
  currency: Currency | null;
}

/** What somebody prefers in an advisor beside the field: the personal part of a match. Empty and null where nothing is asked for for. */
export interface MatchPreferences {
  /** ISO 639-1 codes; one of them is enough. */
  languages: readonly string[];
  budget: Budget | null;
  /** IANA zone of the person. */
  timeZone: string | null;
}

/** An hourly rate as a budget has it: in its currency (≈, by the reference rates), or in hundredths of a unit of the advisor's own where it is without one. */
export function rateFor({ hourlyRate, currency }: { hourlyRate: number; currency: string }, budget: Budget | null): number {
  if (budget && budget.currency === null) return inHundredths(hourlyRate, currency);
  const wanted = budget?.currency ?? currency;
  if (wanted === currency || !isCurrency(currency) || !isCurrency(wanted)) return hourlyRate;
  return approximately(hourlyRate, currency, wanted);
}
