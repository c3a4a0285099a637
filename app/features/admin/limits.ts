import { MEGABYTE } from "#app/platform/sizes";

/** Limits in the admin area, shared by its rules and texts. */
export const MAX_ENTRIES = 12;

/** 'under 5MB' (signed-in-areas.md 5). */
export const LOGO_MAX_BYTES = 5 * MEGABYTE;
/** Icon sizes for browsers, home screens and app lists, in pixels. */
export const ICON_SIDES = [16, 32, 48, 180, 192, 512] as const;

/** Size of the link preview image, in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** 'max 100MB' (signed-in-areas.md 5). */
export const VIDEO_MAX_BYTES = 100 * MEGABYTE;
export const GRID_POSITIONS = [1, 2, 3, 4] as const;

/** Limits for a category's or sub-category's description and address segment. */
export const ENTRY_TEXT_MAX_CHARACTERS = 160;
export const ADDRESS_MAX_CHARACTERS = 60;

export const TOPIC_MAX_CHARACTERS = 50;
export const WORDS_MAX_CHARACTERS = 600;
export const MAX_WORDS = 40;
export const MIN_WORD_LENGTH = 2;

/** Number of weeks covered by the dashboard's figures and the empty searches. */
export const WEEKS_SHOWN = 8;

export const MAX_FEE_PERCENT = 100;

/** Steps of the figures shown at once: more bars are not distinguishable. */
export const MAX_STEPS = 62;
