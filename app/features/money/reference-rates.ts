import { type Currency, roundHalfUp } from "./money";

/**
 * Reference rates for filtering, ranking and sums over several currencies, never for charging (decisions, section 2: Money).
 * To edit: set the date, and for each currency the millionths of a US dollar that one unit of it is worth.
 */
export const REFERENCE_RATES_DATE = "2025-09-30";
export const REFERENCE_RATES: Readonly<Record<Currency, number>> = {
  USD: 1_000_000,
  EUR: 1_174_000,
  GBP: 1_344_000,
  CAD: 718_000,
  AUD: 661_000,
};

/** An amount in minor units of one currency as about that much of another. Mark what is shown with ≈. */
export function approximately(amount: number, from: Currency, to: Currency): number {
  return roundHalfUp(amount * REFERENCE_RATES[from], REFERENCE_RATES[to]);
}
