import { CONTEST_HOURS } from "#app/features/ratings/contest-hours";
import type { Rules } from "#app/features/rules/rules";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** How long a quoted price is held for the person who was shown it. The constants below come from decisions, section 3: Consultation. */
export const QUOTE_MINUTES = 10;
export const MAX_COUNTERS = 3;
export const COMPLETION_HOURS = CONTEST_HOURS;
/** Hours before the start from which the join link comes first on an agreed consultation's page. */
export const NEAR_HOURS = 24;
export const REVIEW_DAYS = 14;
/** Minutes after the start before one side can report the other absent, and hours the other side then has to reply. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const NO_SHOW_REPLY_HOURS = 48;

/** When an unanswered request expires: a number of hours after it was made or last countered, or at its start, whichever comes first. */
export function expiresAt(requestedAt: Date, startsAt: Date, { expiryHours }: Pick<Rules, "expiryHours">): Date {
  const answerBy = hoursAfter(requestedAt, expiryHours);
  return answerBy < startsAt ? answerBy : startsAt; // mutant(bound): where both are the same moment, either is.
}

/**
 * Longest time a request paid through a provider can wait for an answer, from its creation. A card authorisation expires after seven days; the margin is for
 * capturing the money, which is retried for about six hours.
 */
export const AUTHORISED_HOURS = 7 * 24 - 12;

/** When an accepted consultation that nobody closed is completed automatically. */
export function completesAt(endsAt: Date): Date {
  return hoursAfter(endsAt, COMPLETION_HOURS);
}

/** Until when each side may review a completed consultation; after that, any reviews written are revealed. */
export function reviewUntil(completedAt: Date): Date {
  return hoursAfter(completedAt, REVIEW_DAYS * 24);
}

/** From when one side can report that the other did not come. */
export const noShowOpensAt = (startsAt: Date) => new Date(startsAt.getTime() + NO_SHOW_AFTER_MINUTES * MINUTE_MS);

/** Until when the person reported absent can reply. */
export const noShowReplyUntil = (saidAt: Date) => hoursAfter(saidAt, NO_SHOW_REPLY_HOURS);

/** A rush request ranks ahead of any other request that does not expire at least this much earlier. */
const RUSH_AHEAD_HOURS = 24;

interface Awaited {
  expiresAt: Date;
  urgency: string;
}

/** Sorts requests in the order to answer them: earliest deadline first, except that a rush request ranks as if it expired a day sooner. */
export const inOrderOfAnswers = (one: Awaited, other: Awaited) => answeredAs(one) - answeredAs(other);

const answeredAs = ({ expiresAt, urgency }: Awaited) => expiresAt.getTime() - (urgency === "rush" ? RUSH_AHEAD_HOURS * HOUR_MS : 0);

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}
