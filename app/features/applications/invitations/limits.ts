import { KILOBYTE } from "#app/platform/sizes";

/** Limits of a file of advisors, used by its rules and its texts. */
export const MAX_LINES = 500;
export const MAX_KILOBYTES = 256;
export const MAX_BYTES = MAX_KILOBYTES * KILOBYTE;
/** Days an invitation is valid. It works once. */
export const INVITATION_DAYS = 7;
