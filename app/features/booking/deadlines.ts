import { CONTEST_HOURS } from "#app/features/ratings/contest-hours";
import type { Rules } from "#app/features/rules/rules";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** How long a price is held for the person it was shown to. What follows is of the decisions, section 3: Consultation. */
export const QUOTE_MINUTES = 10;
export const MAX_COUNTERS = 3;
export const COMPLETION_HOURS = CONTEST_HOURS;
/** From when on the way into an agreed consultation stands first on its page. */
export const NEAR_HOURS = 24;
export const REVIEW_DAYS = 14;
/** How long one waits before one can say that the other side did not come, and how long the other side then has to answer. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const NO_SHOW_REPLY_HOURS = 48;

/** When a request without an answer expires: so many hours after it was made or last countered, or at its start, whichever is first. */
export function expiresAt(requestedAt: Date, startsAt: Date, { expiryHours }: Pick<Rules, "expiryHours">): Date {
  const answerBy = hoursAfter(requestedAt, expiryHours);
  return answerBy < startsAt ? answerBy : startsAt; // mutant(bound): where both are the same moment, either is.
}

/**
 * Longest time a request paid through a provider can wait for an answer, from its creation. A card authorisation expires after seven days; the margin is for
 * capturing the money, which is retried for about six hours.
 */
export const AUTHORISED_HOURS = 7 * 24 - 12;

/** When an accepted consultation that nobody closed counts as completed. */
export function completesAt(endsAt: Date): Date {
  return hoursAfter(endsAt, COMPLETION_HOURS);
}

/** Until when each side may review a completed consultation; then what there is is revealed. */
export function reviewUntil(completedAt: Date): Date {
  return hoursAfter(completedAt, REVIEW_DAYS * 24);
}

/** From when on one side can say that the other did not come. */
export const noShowOpensAt = (startsAt: Date) => new Date(startsAt.getTime() + NO_SHOW_AFTER_MINUTES * MINUTE_MS);

/** Until when whoever is said not to have come can answer. */
export const noShowReplyUntil = (saidAt: Date) => hoursAfter(saidAt, NO_SHOW_REPLY_HOURS);

/** How much later than a rush request another one may end and still be what can wait. */
const RUSH_AHEAD_HOURS = 24;

interface Awaited {
  expiresAt: Date;
  urgency: string;
}

/** In which order an advisor answers: what ends first is first, and what is urgent comes before all that does not end a day sooner. */
export const inOrderOfAnswers = (one: Awaited, other: Awaited) => answeredAs(one) - answeredAs(other);

const answeredAs = ({ expiresAt, urgency }: Awaited) => expiresAt.getTime() - (urgency === "rush" ? RUSH_AHEAD_HOURS * HOUR_MS : 0);

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}
