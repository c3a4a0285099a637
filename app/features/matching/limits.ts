/** Maximum number of advisors in a match. */
export const MAX_MATCHES = 10;

/** ×1, no surge. */
export const USUAL_SURGE_TENTHS = 10;
/** ×2, the highest surge. */
export const MAX_SURGE_TENTHS = 20;
export const PERCENT_PER_TENTH = 10;
/** A consultation of the topic requested within this many minutes, and still requested or countered, counts as an active request. */
export const ACTIVE_REQUEST_MINUTES = 60;
/** Hours since confirming an address before a person counts in the demand, unless they have paid for a consultation. */
export const STANDING_HOURS = 24;
