import { offsetAt } from "#app/features/schedule/zone-offsets";
import { HOUR_MS } from "#app/platform/durations";

/** Expertise levels of `adviser_topics`, lowest first. */
export const EXPERTISE_LEVELS = ["experienced", "senior", "expert"] as const;
export type ExpertiseLevel = (typeof EXPERTISE_LEVELS)[number];

/** A new advisor counts as if eight people had rated four out of five: it takes several good ratings to lead, and one bad one does not sink them. */
export const PRIOR_RATINGS = 8;
export const PRIOR_RATING_SUM = 4 * PRIOR_RATINGS;
/** More completed sessions than this add nothing. */
const SESSIONS_ENOUGH = 200;
/** A median reply within the hour gets the full score; after 48 hours a request expires. */
const REPLY_BEST_MINUTES = 60;
const REPLY_WORST_MINUTES = 48 * 60;
/** Prior: as if two of four requests had been answered before the first one. */
const PRIOR_ANSWERED = 2;
const PRIOR_RECEIVED = 4;
/** A time this far from the requested one counts half. */
const HALF_TIME_MINUTES = 24 * 60;
const HALF_A_DAY_MS = 12 * HOUR_MS;

/** Every part is 0 to 1. A primary topic ranks above a secondary one at any level. */
export function expertisePart({ isPrimary, level }: { isPrimary: boolean; level: ExpertiseLevel }): number {
  return (isPrimary ? 0.8 : 0.3) + EXPERTISE_LEVELS.indexOf(level) / 10;
}

/** Returns the Bayesian mean of ratings from 1 to 5, scaled to 0 to 1. */
export function ratingPart({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number {
  const mean = (PRIOR_RATING_SUM + ratingSum) / (PRIOR_RATINGS + ratingCount);
  return bounded((mean - 1) / 4);
}

/** Scales completed sessions logarithmically, up to 200. */
export function sessionsPart(totalSessions: number): number {
  return bounded(Math.log1p(totalSessions) / Math.log1p(SESSIONS_ENOUGH));
}

export interface ResponseHabit {
  /** Median minutes to an answer; null if none was given yet. */
  replyMinutes: number | null;
  requestsAnswered: number;
  requestsReceived: number;
}

/** Half for how soon requests are answered (logarithmic between an hour and 48), half for the share answered. */
export function responsePart({ replyMinutes, requestsAnswered, requestsReceived }: ResponseHabit): number {
  const answered = (PRIOR_ANSWERED + requestsAnswered) / (PRIOR_RECEIVED + requestsReceived);
  return (replySpeed(replyMinutes) + bounded(answered)) / 2;
}

/** Returns how near the free time is to the requested one, given minutes; null means none is free. */
export function timePart(minutesAway: number | null): number {
  return minutesAway === null ? 0 : 1 / (1 + Math.abs(minutesAway) / HALF_TIME_MINUTES);
}

/** Returns whether the advisor speaks a preferred language; null if none was stated. */
export function languagePart(spoken: readonly string[], requested: readonly string[]): number | null {
  if (requested.length === 0) return null;
  return requested.some((language) => spoken.includes(language)) ? 1 : 0;
}

/** Returns how near the advisor's clock is to the person's at an instant (epoch ms); null if the person's zone is unknown. */
export function zonePart(advisorZone: string, personZone: string | null, instant: number): number | null {
  if (personZone === null) return null;
  const apart = Math.abs(offsetAt(advisorZone, instant) - offsetAt(personZone, instant)) % (2 * HALF_A_DAY_MS);
  return 1 - Math.min(apart, 2 * HALF_A_DAY_MS - apart) / HALF_A_DAY_MS;
}

/** Full within the budget, zero at twice as much; null without a budget. Both in minor units of one currency. */
export function budgetPart(price: number, budget: number | null): number | null {
  if (budget === null) return null;
  if (price <= budget) return 1;
  return budget > 0 ? bounded(2 - price / budget) : 0;
}

function replySpeed(replyMinutes: number | null): number {
  if (replyMinutes === null) return 0.5;
  const slowness = Math.log(Math.max(1, replyMinutes) / REPLY_BEST_MINUTES) / Math.log(REPLY_WORST_MINUTES / REPLY_BEST_MINUTES);
  return bounded(1 - slowness);
}

function bounded(value: number): number {
  return Math.min(1, Math.max(0, value));
}
