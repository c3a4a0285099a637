import { MINUTE_MS } from "#app/platform/durations";

/** How long a sign-in counts as proof of ownership, for a new password and the like (decisions.md 2). */
export const FRESH_SIGN_IN_MINUTES = 10;
/** The same for changes of permissions or money: the admin role, payouts, refunds, fees, the export of a person's records. */
export const RECENT_SIGN_IN_MINUTES = 15;

export const isFreshSignIn = (authenticatedAt: Date, at: Date) => isWithin(authenticatedAt, FRESH_SIGN_IN_MINUTES, at);

export const isRecentSignIn = (authenticatedAt: Date, at: Date) => isWithin(authenticatedAt, RECENT_SIGN_IN_MINUTES, at);

const isWithin = (authenticatedAt: Date, minutes: number, at: Date) => at.getTime() - authenticatedAt.getTime() <= minutes * MINUTE_MS;
