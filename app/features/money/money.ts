import { CURRENCY_OPTIONS } from "#app/features/rules/rules";
import { minorUnitsOf } from "#app/ui/text/minor-units";

/** The currencies of the product; those that a site accepts are a rule of it (accepted-currencies.ts). */
export const CURRENCIES = CURRENCY_OPTIONS;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = "USD";

/** The largest amount in minor units (ten million units): it fits a 32-bit column, and times any rate here stays an exact integer. */
export const MAX_AMOUNT_MINOR = 1_000_000_000;
/** The largest hourly rate in minor units, whatever the currency: the dearest consultation of it is an amount that can be stored. */
export const MAX_HOURLY_RATE_MINOR = 100_000_000;
const HUNDREDTHS = 100;
export const BASIS_POINTS_PER_WHOLE = 10_000;

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** An amount that may be stored or charged: whole minor units, not negative, at most MAX_AMOUNT_MINOR. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_AMOUNT_MINOR;
}

/** numerator ÷ denominator to the nearest integer, a half going up. Exact for every safe integer; anything else throws RangeError. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0)
    throw new RangeError(`Not a whole number that can be divided exactly: ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`Not a divisor: ${denominator}`);
  const remainder = numerator % denominator;
  const quotient = (numerator - remainder) / denominator;
  return remainder >= denominator - remainder ? quotient + 1 : quotient;
}

/** amount × times ÷ per, rounded once, half-up. Throws RangeError when the product would no longer be exact. */
export function proportion(amount: number, times: number, per: number): number {
  return roundHalfUp(amount * times, per);
}

/** What of an amount belongs to a part of a whole, rounded once, half-up. Exact for amounts of every size that is stored. */
export function shareOf(amount: number, part: number, whole: number): number {
  const [times, per] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * times + per) / (2n * per));
}

/** Hundredths of a unit in the minor units of a currency; where it has none, a half goes up. */
export const fromHundredths = (hundredths: number, currency: string): number =>
  roundHalfUp(hundredths * minorUnitsOf(currency), HUNDREDTHS);

/** An amount in minor units of a currency, in hundredths of a unit. */
export const inHundredths = (minor: number, currency: string): number => (minor * HUNDREDTHS) / minorUnitsOf(currency);
