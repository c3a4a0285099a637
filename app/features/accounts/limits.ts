/** Account limits, used by both the rules and the texts. */
/** Minimum age of users. (product, C45) */
export const MIN_AGE_YEARS = 18;
export const EMAIL_MAX_CHARACTERS = 255;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
/** An authenticator or recovery code, including any spaces typed. */
export const CODE_MAX_CHARACTERS = 40;

/** Lifetime of an email link in hours. Each works once. */
export const LINK_HOURS = { confirm_email: 24, reset_password: 1, report_sign_in: 168 } as const;
/** Minutes for which the code beside a confirmation link works, in the browser that signed up alone. */
export const SIGN_UP_CODE_MINUTES = 15;
/** As many as it takes for each sign-up with an address to have tries of its own, which nobody else can use up. */
export const SIGN_UP_CODE_DIGITS = 8;
/** Days for which a used link is kept, to explain what came of it. */
export const USED_LINK_DAYS = 30;
/** Days after which an unconfirmed account is deleted. */
export const UNCONFIRMED_DAYS = 7;
export type LinkPurpose = keyof typeof LINK_HOURS;
/** Hours for which a second factor stays required after an admin has ordered its end, so that its owner can stop it. */
export const SECOND_FACTOR_END_HOURS = 24;
/** Hours within which both addresses must confirm an address change. */
export const EMAIL_CHANGE_HOURS = 24;

/** Maximum age of a session, and its idle timeout until the owner chooses another (the table's default). */
export const SESSION_MAX_DAYS = 30;
/** How many sessions an account has at once: each is a line of the list on its security page. */
export const MAX_SESSIONS = 50;
export const FIRST_SESSION_TIMEOUT_HOURS = 24;

/** Minutes a visitor has to sign in after pressing "save" on an advisor. */
export const WANTED_SAVE_MINUTES = 30;

/** Minutes a browser has to create or use a passkey. */
export const CEREMONY_MINUTES = 5;
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_CHARACTERS = 50;

/** Length of an authenticator code: the standard's, which every app shows. */
export const AUTHENTICATOR_DIGITS = 6;
