/** With fewer requests than this, a count could reveal individuals. */
export const MIN_REQUESTS = 5;

/** Number of days over which requests are counted. */
export const DEMAND_DAYS = 30;

/** Requests of the last thirty days that concern an advisor. */
export interface Demand {
  /** Requests in the advisor's category, and how many of them were for areas they do not offer. */
  inCategory: number;
  forOtherAreas: number;
  /** Requests for the advisor's own areas, and how many of them came from clients who read a language the advisor does not speak. */
  inAreas: number;
  inOtherLanguages: number;
  /** Code of the most frequent language of these clients; empty if there are none. */
  language: string;
}

/** Figures in a tip's text, from the engine and the last month. */
export type TipValues = Readonly<Record<string, number | string>>;

/** Whether the advisor misses requests for other areas; only reported if there are enough requests. */
export const missesAreas = ({ inCategory, forOtherAreas }: Demand): boolean => inCategory >= MIN_REQUESTS && forOtherAreas > 0;

/** Whether another language would have matched requests for the advisor's areas better; only reported if there are enough requests. */
export const missesLanguages = ({ inAreas, inOtherLanguages }: Demand): boolean => inAreas >= MIN_REQUESTS && inOtherLanguages > 0;
