/** How long a toast waits for the page that shows it. */
export const FLASH_SECONDS = 60;
/** How long a browser remembers when it sent something last: longer than a replica may be behind while there is no primary. */
export const WRITTEN_HOURS = 1;
/** How long a browser remembers the language that was chosen in it. */
export const LANGUAGE_DAYS = 365;
