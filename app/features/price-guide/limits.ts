/** Largest count in the demand fields; the multiplier reaches its maximum long before. */
export const MAX_COUNTED = 1_000_000;

/** The calculator's initial hourly rate. */
export const FIRST_RATE = 120;
