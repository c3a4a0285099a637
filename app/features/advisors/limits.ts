/** Numbers that the rules of the advisors' pages use and their texts state. */

/** How far ahead cards and public pages look for a free time. */
export const NEXT_FREE_DAYS = 14;

/** How far ahead the calendar of a public page goes. */
export const CALENDAR_DAYS = 56;

/** Lowest average rating of a top-rated advisor. */
export const TOP_RATING = 4.8;

export const BIO_MAX_CHARACTERS = 2000;

/** How many days off one entry may cover, and how far ahead its first may be. */
export const MAX_DAYS_AT_ONCE = 92;
export const MAX_DAY_OFF_YEARS_AHEAD = 2;
