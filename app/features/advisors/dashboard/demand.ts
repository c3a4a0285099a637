/** With fewer requests than this a count would tell of single people. */
export const LEAST_REQUESTS = 5;

/** Requests are counted over so many days. */
export const DEMAND_DAYS = 30;

/** What was asked for in the last thirty days, as far as it concerns one advisor. */
export interface Demand {
  /** Requests in the advisor's category, and how many of them were for areas that they have not named. */
  inCategory: number;
  forOtherAreas: number;
  /** Requests for the advisor's own areas, and how many of them came from people who read another language than they speak. */
  inAreas: number;
  inOtherLanguages: number;
  /** The code of the one that most of these people read; empty where none did. */
  language: string;
}

/** What a tip says of what is missing: figures of the engine and of the last month. */
export type TipValues = Readonly<Record<string, number | string>>;

/** Requests that no match for them could show the advisor, told where enough were made. */
export const missesAreas = ({ inCategory, forOtherAreas }: Demand): boolean => inCategory >= LEAST_REQUESTS && forOtherAreas > 0;

/** Requests for the advisor's areas that a further language would have met better, told where enough were made. */
export const missesLanguages = ({ inAreas, inOtherLanguages }: Demand): boolean => inAreas >= LEAST_REQUESTS && inOtherLanguages > 0;
