/** How long the words of a mail are kept once it was sent or given up, and how long it is known that there was one. */
export const MAIL_WORDS_HOURS = 24;
export const MAIL_DAYS = 30;

/** How often a mail is tried before it is given up. */
export const MAIL_TRIES = 5;
