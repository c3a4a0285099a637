import { nearestRate } from "#app/features/money/hourly-rate";
import type { Currency } from "#app/features/money/money";
import { approximately } from "#app/features/money/reference-rates";
import { inUnits, minorUnitsOf } from "#app/ui/text/minor-units";

/** Two digits of an amount are exact, the third is a five or a nought. */
const FINEST_STEP = 5;
const EXACT_DIGITS = 3;

/** A rate in minor units of one currency as about that much of another, by the reference rates: a whole amount as people name one, that may be asked for here. */
export function convertedRate(rate: number, from: Currency, to: Currency): number {
  const units = Math.round(inUnits(approximately(rate, from, to), to));
  const step = Math.max(1, FINEST_STEP * 10 ** (String(units).length - EXACT_DIGITS));
  return nearestRate(Math.round(units / step) * step, to) * minorUnitsOf(to);
}
