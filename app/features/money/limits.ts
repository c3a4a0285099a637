/** A client is reminded of what is awaited so many days after the acceptance, then every so many, so often in all. */
export const FIRST_REMINDER_DAYS = 1;
export const NEXT_REMINDER_DAYS = 3;
export const MOST_REMINDERS = 3;
/** Admins are reminded of what a client says they have paid when nobody has looked for so many days. */
export const LOOKED_AT_DAYS = 2;
/** What is typed about an account, or about how to pay. */
export const MOST_HOLDER_CHARACTERS = 70;
export const MOST_LINK_CHARACTERS = 500;
export const MOST_PAY_TEXT_CHARACTERS = 1000;
export const MOST_DESTINATION_CHARACTERS = 500;
/** How long before its start a payment may not arrive in time any more. */
export const SOON_HOURS = 24;
