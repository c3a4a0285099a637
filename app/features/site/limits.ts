/** How long a toast waits for the page that shows it. */
export const FLASH_SECONDS = 60;
