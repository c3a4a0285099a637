import { MAX_SURGE_TENTHS, USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { BASIS_POINTS_PER_WHOLE, isAmount, MAX_HOURLY_RATE_MINOR, proportion } from "#app/features/money/money";
import type { Rules } from "#app/features/rules/rules";
import { isDuration } from "#app/features/schedule/durations";

export const URGENCIES = ["normal", "rush"] as const;
export type Urgency = (typeof URGENCIES)[number];
export const DEFAULT_URGENCY: Urgency = "normal";

export interface PriceQuestion {
  /** Hourly rate in minor units of the advisor's currency. */
  hourlyRate: number;
  minutes: number;
  urgency: Urgency;
  /** The surge multiplier as a whole number of tenths, from 10 (×1) to 20 (×2). */
  surgeMultiplierTenths: number;
  /** The rules in force when it is requested. */
  rules: Pick<Rules, "rushPercent">;
}

export interface PriceLine {
  code: "base" | "surge" | "rush";
  amount: number;
}

export interface Price {
  basePrice: number;
  surgeAmount: number;
  rushFee: number;
  totalPrice: number;
  /** The base price, then surge and rush if they add anything. The lines sum to the total. */
  lines: PriceLine[];
}

/**
 * Returns the price of one consultation in minor units of the advisor's currency: each part rounded once, half-up, with a total of at least one minor unit
 * (decisions, section 3: Price). The quote, the match list, the confirmation and the charge all use it. Throws RangeError for input that no form can send.
 */
export function priceConsultation({ hourlyRate, minutes, urgency, surgeMultiplierTenths, rules }: PriceQuestion): Price {
  if (!isAmount(hourlyRate) || hourlyRate > MAX_HOURLY_RATE_MINOR) throw new RangeError(`Not an hourly rate: ${hourlyRate}`);
  if (!isDuration(minutes)) throw new RangeError(`Not a duration: ${minutes}`);
  if (!isUrgency(urgency)) throw new RangeError(`Not an urgency: ${urgency}`);
  if (!isSurge(surgeMultiplierTenths)) throw new RangeError(`Not a surge multiplier: ${surgeMultiplierTenths}`);
  // No consultation is free: one that costs nothing is never paid, yet would count as if it were.
  const basePrice = Math.max(proportion(hourlyRate, minutes, 60), Math.min(hourlyRate, 1));
  const surgeAmount = proportion(basePrice, surgeMultiplierTenths - USUAL_SURGE_TENTHS, USUAL_SURGE_TENTHS);
  const rushFee = urgency === "rush" ? proportion(basePrice, rules.rushPercent, 100) : 0;
  const lines: PriceLine[] = [{ code: "base", amount: basePrice }];
  if (surgeAmount > 0) lines.push({ code: "surge", amount: surgeAmount });
  if (rushFee > 0) lines.push({ code: "rush", amount: rushFee });
  return { basePrice, surgeAmount, rushFee, totalPrice: basePrice + surgeAmount + rushFee, lines };
}

/** Returns the platform's fee on a total, in minor units; the fee is set in basis points (0 to 10,000). */
export function platformFee(total: number, platformFeeBasisPoints: number): number {
  if (platformFeeBasisPoints > BASIS_POINTS_PER_WHOLE) throw new RangeError(`Not a fee: ${platformFeeBasisPoints}`);
  return proportion(total, platformFeeBasisPoints, BASIS_POINTS_PER_WHOLE);
}

/** Returns the advisor's net in minor units: the total less the platform fee. */
export function netForAdvisor(total: number, platformFeeBasisPoints: number): number {
  return total - platformFee(total, platformFeeBasisPoints);
}

export function isUrgency(value: unknown): value is Urgency {
  return URGENCIES.some((urgency) => urgency === value);
}

function isSurge(tenths: number): boolean {
  // mutant(logical): what less than the usual would add is no amount, and refused as such.
  return Number.isInteger(tenths) && tenths >= USUAL_SURGE_TENTHS && tenths <= MAX_SURGE_TENTHS;
}
