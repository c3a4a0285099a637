import { MEGABYTE } from "#app/platform/sizes";

/** How many calendars an advisor may have read. */
export const MOST_FEEDS = 5;
/** A calendar is read this often, and ever more seldom while it cannot be. */
export const READ_EVERY_MINUTES = 15;
/** A calendar that says more than this is no calendar, and one that answers later is not waited for (decisions.md 3). */
export const MOST_FEED_BYTES = 2 * MEGABYTE;
export const MOST_FETCH_SECONDS = 5;

export const MEETING_LINK_MAX_CHARACTERS = 500;
/** How many busy times the calendars of one advisor have together, from yesterday to the furthest day that can be booked. */
export const MOST_BUSY_TIMES = 4000;
