import type { Rules } from "#app/features/rules/rules";
import { PERCENT_PER_TENTH, USUAL_SURGE_TENTHS } from "./limits";

/** Each further quarter of a request to one advisor adds a tenth to the multiplier. */
const QUARTERS_PER_WHOLE = 4;
export interface Demand {
  /** People who ask: however many requests, addresses and accounts somebody has, they are one. */
  activeRequests: number;
  /** Approved advisors of the topic who are not away. */
  availableAdvisors: number;
}

export type SurgeRules = Pick<Rules, "surge" | "surgeCapTenths">;

/**
 * The surge multiplier as a whole number of tenths, from 10 to the cap of the rules, specified as 20 (decisions, section 3: Price):
 * min(2, 1 + 0.1 × floor(max(0, requests ÷ max(1, advisors) − 1) ÷ 0.25)), in integers only. One person more never adds more than a tenth, however
 * few the advisors are: nobody makes it dear for others by asking.
 */
export function surgeTenths({ activeRequests, availableAdvisors }: Demand, rules: SurgeRules): number {
  if (!rules.surge) return USUAL_SURGE_TENTHS;
  const advisors = Math.max(1, availableAdvisors);
  const beyondOneEach = Math.max(0, activeRequests - advisors);
  const shares = beyondOneEach * QUARTERS_PER_WHOLE;
  const quarters = (shares - (shares % advisors)) / advisors;
  return Math.min(rules.surgeCapTenths, USUAL_SURGE_TENTHS + Math.min(quarters, beyondOneEach));
}

/** The multiplier as the match response carries it: 1 to 2. */
export function surgeMultiplier(tenths: number): number {
  return tenths / USUAL_SURGE_TENTHS;
}

/** The percent over 1 that the banner shows as a surge charge; 0 means no banner. */
export function surgePercent(tenths: number): number {
  return (tenths - USUAL_SURGE_TENTHS) * PERCENT_PER_TENTH;
}
