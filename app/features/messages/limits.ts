/** How long a message, and what is said about one that is reported, may be, in characters. */
export const MOST_MESSAGE_CHARACTERS = 4000;
export const MOST_REASON_CHARACTERS = 500;

/** Minutes a message stays unread before a mail tells of it. */
export const UNREAD_MINUTES = 5;
/** As long as a mail about a thread was not followed by reading it, the next one waits so long. */
export const HOURS_BETWEEN_MAILS = 24;

/** How long a question waits that a visitor typed before they signed in. */
export const KEPT_QUESTION_DAYS = 7;
