/** What accounts allow, as the rules count it and the texts say it. */
export const EMAIL_MAX_CHARACTERS = 255;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
/** A code of an app or a recovery code, however it is spaced. */
export const CODE_MAX_CHARACTERS = 40;

/** How long a link in a mail works, in hours. It works once. */
export const LINK_HOURS = { confirm_email: 24, reset_password: 1, report_sign_in: 168 } as const;
/** How long a used link is known, to say what came of it. */
export const USED_LINK_DAYS = 30;
/** After how many days an account goes that nobody confirmed. */
export const UNCONFIRMED_DAYS = 7;
export type LinkPurpose = keyof typeof LINK_HOURS;
/** How long a second factor is still asked for after an admin has ordered its end, so that its owner can stop it. */
export const SECOND_FACTOR_END_HOURS = 24;
/** By when both addresses have to confirm a change of the one into the other. */
export const EMAIL_CHANGE_HOURS = 24;

/** The longest a session lasts, and how long it lasts without use until its owner chooses otherwise (the table's default). */
export const SESSION_MOST_DAYS = 30;
/** How many sessions an account has at once: each is a line of the list on its security page. */
export const MOST_SESSIONS = 50;
export const FIRST_SESSION_TIMEOUT_HOURS = 24;

/** How long a visitor who wanted to save an advisor has for signing in. */
export const WANTED_SAVE_MINUTES = 30;

/** How long a browser has for making or using a passkey. */
export const CEREMONY_MINUTES = 5;
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_CHARACTERS = 50;

/** How long a code of an authenticator app is: the standard's length, which every app shows. */
export const AUTHENTICATOR_DIGITS = 6;
