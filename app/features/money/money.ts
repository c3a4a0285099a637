import { CURRENCY_OPTIONS } from "#app/features/rules/rules";
import { minorUnitsOf } from "#app/ui/text/minor-units";

/** All currencies of the product; a site's rules say which ones it accepts (accepted-currencies.ts). */
export const CURRENCIES = CURRENCY_OPTIONS;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = "USD";

/** The largest amount in minor units (ten million units): it fits a 32-bit column, and multiplying it by any rate stays an exact integer. */
export const MAX_AMOUNT_MINOR = 1_000_000_000;
/** The largest hourly rate in minor units of any currency: the most expensive consultation at this rate can still be stored. */
export const MAX_HOURLY_RATE_MINOR = 100_000_000;
const HUNDREDTHS = 100;
export const BASIS_POINTS_PER_WHOLE = 10_000;

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** Whether a value can be stored or charged: whole minor units, not negative, at most MAX_AMOUNT_MINOR. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_AMOUNT_MINOR;
}

/** numerator ÷ denominator, rounded half-up to an integer. Exact for every safe integer; anything else throws RangeError. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0)
    throw new RangeError(`Not a whole number that can be divided exactly: ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`Not a divisor: ${denominator}`);
  const remainder = numerator % denominator;
  const quotient = (numerator - remainder) / denominator;
  return remainder >= denominator - remainder ? quotient + 1 : quotient;
}

/** amount × times ÷ per, rounded once, half-up. Throws RangeError when the product would not be exact. */
export function proportion(amount: number, times: number, per: number): number {
  return roundHalfUp(amount * times, per);
}

/** Splits off the share part ÷ whole of an amount, rounded once, half-up. Exact for every amount that can be stored. */
export function shareOf(amount: number, part: number, whole: number): number {
  const [times, per] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * times + per) / (2n * per));
}

/** Converts hundredths of a unit to minor units of a currency, rounding half-up if it has none. */
export const fromHundredths = (hundredths: number, currency: string): number =>
  roundHalfUp(hundredths * minorUnitsOf(currency), HUNDREDTHS);

/** Converts minor units of a currency to hundredths of a unit. */
export const inHundredths = (minor: number, currency: string): number => (minor * HUNDREDTHS) / minorUnitsOf(currency);
