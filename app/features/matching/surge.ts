import type { Rules } from "#app/features/rules/rules";
import { PERCENT_PER_TENTH, USUAL_SURGE_TENTHS } from "./limits";

/** Each further quarter of a request per advisor adds a tenth to the multiplier. */
const QUARTERS_PER_WHOLE = 4;
export interface Demand {
  /** People who ask, each counted once however many requests, addresses and accounts they have. */
  activeRequests: number;
  /** Approved advisors of the topic who are not away. */
  availableAdvisors: number;
}

export type SurgeRules = Pick<Rules, "surge" | "surgeCapTenths">;

/**
 * Returns the surge multiplier in tenths, from 10 to the cap in the rules, specified as 20 (decisions, section 3: Price): min(2, 1 + 0.1 ×
 * floor(max(0, requests ÷ max(1, advisors) − 1) ÷ 0.25)), in integers only. One more person never adds more than a tenth, however few the
 * advisors are, so that nobody can raise the price for others by asking.
 */
export function surgeTenths({ activeRequests, availableAdvisors }: Demand, rules: SurgeRules): number {
  if (!rules.surge) return USUAL_SURGE_TENTHS;
  const advisors = Math.max(1, availableAdvisors);
  const beyondOneEach = Math.max(0, activeRequests - advisors);
  const shares = beyondOneEach * QUARTERS_PER_WHOLE;
  const quarters = (shares - (shares % advisors)) / advisors;
  return Math.min(rules.surgeCapTenths, USUAL_SURGE_TENTHS + Math.min(quarters, beyondOneEach));
}

/** Returns the multiplier of the match response: 1 to 2. */
export function surgeMultiplier(tenths: number): number {
  return tenths / USUAL_SURGE_TENTHS;
}

/** Returns the surge charge in percent for the banner; 0 means no banner. */
export function surgePercent(tenths: number): number {
  return (tenths - USUAL_SURGE_TENTHS) * PERCENT_PER_TENTH;
}
