/** Each further quarter of a request to one advisor adds a tenth to the multiplier. */
const QUARTERS_PER_WHOLE = 4;
/** ×1, when there is no surge. */
export const USUAL_SURGE_TENTHS = 10;
/** ×2, which no surge passes. */
export const HIGHEST_SURGE_TENTHS = 20;

/** Consultations of the topic made in this many last minutes, still requested or countered, count as active requests. */
export const ACTIVE_REQUEST_MINUTES = 60;

export interface Demand {
  activeRequests: number;
  /** Approved advisors of the topic who are not away. */
  availableAdvisors: number;
}

/**
 * The surge multiplier as a whole number of tenths, 10 to 20 (decisions, section 3: Price):
 * min(2, 1 + 0.1 × floor(max(0, requests ÷ max(1, advisors) − 1) ÷ 0.25)), in integers only.
 */
export function surgeTenths({ activeRequests, availableAdvisors }: Demand): number {
  const advisors = Math.max(1, availableAdvisors);
  const beyondOneEach = Math.max(0, activeRequests - advisors) * QUARTERS_PER_WHOLE;
  const quarters = (beyondOneEach - (beyondOneEach % advisors)) / advisors;
  return Math.min(HIGHEST_SURGE_TENTHS, USUAL_SURGE_TENTHS + quarters);
}

/** The multiplier as the match response carries it: 1 to 2. */
export function surgeMultiplier(tenths: number): number {
  return tenths / USUAL_SURGE_TENTHS;
}

/** The percent over 1 that the banner shows as a surge charge; 0 means no banner. */
export function surgePercent(tenths: number): number {
  return (tenths - USUAL_SURGE_TENTHS) * 10;
}
