import { DAY_MS } from "#app/platform/durations";

/** How long a deletion can be taken back by signing in. */
export const GRACE_PERIOD_DAYS = 14;

/** What others read in place of a name. */
export const FORMER_NAME = "Former member";

export const endOfGracePeriod = (at: Date) => new Date(at.getTime() + GRACE_PERIOD_DAYS * DAY_MS);

/** Why the account of somebody who was erased is suspended, for those who read it; that they were says their address. */
export const ERASED_REASON = "deleted";
