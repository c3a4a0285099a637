import { DAY_MS } from "#app/platform/durations";
/** How long a deletion can be taken back by signing in. */
export const WAY_BACK_DAYS = 14;

/** What others read in place of a name. */
export const FORMER_NAME = "Former member";

const DAY_MILLISECONDS = DAY_MS;

export const endOfGracePeriod = (at: Date) => new Date(at.getTime() + WAY_BACK_DAYS * DAY_MILLISECONDS);
