import { MEGABYTE } from "#app/platform/sizes";

/** What the admin area takes, as its rules count it and its texts say it. */
export const MOST_ENTRIES = 12;

/** 'under 5MB' (signed-in-areas.md 5). */
export const LOGO_MAX_BYTES = 5 * MEGABYTE;
/** What browsers, home screens and app lists ask for, in pixels. */
export const ICON_SIDES = [16, 32, 48, 180, 192, 512] as const;

/** What is shown beside a link to the site, in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** 'max 100MB' (signed-in-areas.md 5). */
export const VIDEO_MAX_BYTES = 100 * MEGABYTE;
export const GRID_POSITIONS = [1, 2, 3, 4] as const;

/** Of what is said of a category or sub-category, and of its part of the address. */
export const ENTRY_TEXT_MAX_CHARACTERS = 160;
export const ADDRESS_MAX_CHARACTERS = 60;

export const TOPIC_MAX_CHARACTERS = 50;
export const WORDS_MAX_CHARACTERS = 600;
export const MOST_WORDS = 40;
export const SHORTEST_WORD = 2;

/** How far back the figures of the dashboard and the empty searches look. */
export const WEEKS_SHOWN = 8;

export const MOST_FEE_PERCENT = 100;
