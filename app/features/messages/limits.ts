/** Maximum length of a message, and of the reason of a report, in characters. */
export const MESSAGE_MAX_CHARACTERS = 4000;
export const REASON_MAX_CHARACTERS = 500;

/** Bytes above which a message counts among the long ones of its day. */
export const LONG_MESSAGE_BYTES = 1000;
/** What one person's files in messages may take in all, in megabytes. */
export const FILES_MAX_MEGABYTES = 500;

/** Minutes a message stays unread before an email is sent. */
export const UNREAD_MINUTES = 5;
/** Hours until the next email about a thread while the last one has not led to reading it. */
export const HOURS_BETWEEN_MAILS = 24;

/** Days for which the question of a signed-out visitor is kept. */
export const KEPT_QUESTION_DAYS = 7;
