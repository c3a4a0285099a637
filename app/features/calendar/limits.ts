import { MEGABYTE } from "#app/platform/sizes";

/** Maximum number of calendars per advisor. */
export const MAX_FEEDS = 5;
/** Interval between readings; it grows while a calendar cannot be read. */
export const READ_EVERY_MINUTES = 15;
/** Maximum size and response time of a calendar (decisions.md 3). */
export const FEED_MAX_BYTES = 2 * MEGABYTE;
export const MAX_FETCH_SECONDS = 5;

export const MEETING_LINK_MAX_CHARACTERS = 500;
/** How many busy times the calendars of one advisor have together, from yesterday to the furthest day that can be booked. */
export const MAX_BUSY_TIMES = 4000;
