import { DAY_MS } from "#app/platform/durations";

/** Days during which signing in cancels a deletion. */
export const GRACE_PERIOD_DAYS = 14;

/** Shown to others in place of the name. */
export const FORMER_NAME = "Former member";

export const endOfGracePeriod = (at: Date) => new Date(at.getTime() + GRACE_PERIOD_DAYS * DAY_MS);

/** Suspension reason of an erased account, as admins read it; its address also shows that it was erased. */
export const ERASED_REASON = "deleted";
