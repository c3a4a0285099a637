/** What the pages of advisors count by, as the rules take it and the texts say it. */

/** How far ahead cards and public pages look for a free time. */
export const NEXT_FREE_DAYS = 14;

/** How far ahead the calendar of a public page goes. */
export const CALENDAR_DAYS = 56;

/** From which average on an advisor is top rated. */
export const TOP_RATING = 4.8;

export const BIO_MAX_CHARACTERS = 2000;

/** How many days off one entry may cover, and how far ahead its first may lie. */
export const MOST_DAYS_AT_ONCE = 92;
export const FURTHEST_DAY_OFF_YEARS = 2;
