import { MEGABYTE } from "#app/platform/sizes";

/** Maximum lengths of profile texts, in characters. */
export const NAME_MAX_CHARACTERS = 50;
export const LINE_MAX_CHARACTERS = 100;
/** For streets and web addresses. */
export const ADDRESS_MAX_CHARACTERS = 255;
export const BIO_MAX_CHARACTERS = 500;
export const KEY_INPUT_MAX_CHARACTERS = 1000;

/** A person's own areas, besides those offered. */
export const MAX_OWN_AREAS = 20;

/** Under 5 MB (signed-in-areas.md 5). */
export const AVATAR_MAX_BYTES = 5 * MEGABYTE;

/** Characters of a first or last name, and of the display name. */
export const NAME = /^[\p{L}\p{M} '’-]+$/u;
export const DISPLAY_NAME = /^[\p{L}\p{M}\p{Nd} _-]+$/u;
// No script needs so many marks on one letter: they would overlap the lines around.
export const HEAPED_MARKS = /\p{M}{5,}/u;
