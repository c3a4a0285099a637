import { MINUTE_MS } from "#app/platform/durations";
/** How long a sign-in counts as proof that it is the owner who asks (decisions.md 2). */
export const FRESH_SIGN_IN_MINUTES = 10;

export const isFreshSignIn = (authenticatedAt: Date, at: Date) =>
  at.getTime() - authenticatedAt.getTime() <= FRESH_SIGN_IN_MINUTES * MINUTE_MS;
