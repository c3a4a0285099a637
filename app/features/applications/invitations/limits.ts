import { KILOBYTE } from "#app/platform/sizes";

/** Limits of a file of advisors, used by its rules and its texts. */
export const MOST_LINES = 500;
export const MOST_KILOBYTES = 256;
export const MOST_BYTES = MOST_KILOBYTES * KILOBYTE;
/** Days an invitation is valid. It works once. */
export const INVITATION_DAYS = 7;
