import { nearestRate } from "#app/features/money/hourly-rate";
import type { Currency } from "#app/features/money/money";
import { approximately } from "#app/features/money/reference-rates";
import { inUnits, minorUnitsOf } from "#app/ui/text/minor-units";

/** Rounds to three digits, of which the third is 5 or 0. */
const FINEST_STEP = 5;
const EXACT_DIGITS = 3;

/** Returns a rate, in minor units of one currency, as a similar rate in another by the reference rates: a round amount that is an allowed rate. */
export function convertedRate(rate: number, from: Currency, to: Currency): number {
  const units = Math.round(inUnits(approximately(rate, from, to), to));
  const step = Math.max(1, FINEST_STEP * 10 ** (String(units).length - EXACT_DIGITS));
  return nearestRate(Math.round(units / step) * step, to) * minorUnitsOf(to);
}
