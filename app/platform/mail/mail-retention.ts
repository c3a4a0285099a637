/** How long a mail's text is kept after it was sent or given up, and how long its record. */
export const MAIL_WORDS_HOURS = 24;
export const MAIL_DAYS = 30;

/** How often a mail is tried before it is given up. */
export const MAIL_TRIES = 5;
