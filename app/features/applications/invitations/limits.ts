import { KILOBYTE } from "#app/platform/sizes";

/** What a file of advisors takes, as its rules count it and its texts say it. */
export const MOST_LINES = 500;
export const MOST_KILOBYTES = 256;
export const MOST_BYTES = MOST_KILOBYTES * KILOBYTE;
/** How long an invitation works. It works once. */
export const INVITATION_DAYS = 7;
