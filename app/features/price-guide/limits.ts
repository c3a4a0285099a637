/** The most people a demand may name; beyond it the multiplier has long been at its highest. */
export const MOST_COUNTED = 1_000_000;

/** The hourly rate that the calculator begins with. */
export const FIRST_RATE = 120;
