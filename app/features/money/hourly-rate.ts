import { LOWEST_HOURLY_RATE, MAX_HOURLY_RATE_MINOR, MINOR_UNITS_PER_UNIT } from "./money";

const DECIMAL = /^[+-]?\d{1,12}([.,]\d{1,2})?$/;

/**
 * 'Pricing is parsed as a number, else null' (signed-in-areas.md 5): typed in whole units of the currency with up to two decimals, returned in
 * minor units.
 */
export function readHourlyRate(text: string): number | null {
  const typed = text.replace(/\s/g, "");
  if (!DECIMAL.test(typed)) return null;
  return Math.round(Number(typed.replace(",", ".")) * MINOR_UNITS_PER_UNIT);
}

/** Whether a rate may be asked for; in minor units. */
export const isHourlyRate = (minor: number) => minor >= LOWEST_HOURLY_RATE * MINOR_UNITS_PER_UNIT && minor <= MAX_HOURLY_RATE_MINOR;
