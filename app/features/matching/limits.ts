/** How many advisors a match lists. */
export const MOST_MATCHES = 10;

/** ×1, when there is no surge. */
export const USUAL_SURGE_TENTHS = 10;
/** ×2, which no surge passes. */
export const HIGHEST_SURGE_TENTHS = 20;
export const PERCENT_PER_TENTH = 10;
/** Consultations of the topic made in this many last minutes, still requested or countered, count as active requests. */
export const ACTIVE_REQUEST_MINUTES = 60;
/** For so long an address has been confirmed before whoever has it counts as one of those who ask, unless they have paid for a consultation. */
export const STANDING_HOURS = 24;
