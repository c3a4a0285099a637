/** Lifetime of a toast that waits for the next page. */
export const FLASH_SECONDS = 60;
/** How long a browser remembers the time of its last write: longer than a replica may lag while there is no primary. */
export const WRITTEN_HOURS = 1;
/** How long a browser remembers the chosen language. */
export const LANGUAGE_DAYS = 365;
