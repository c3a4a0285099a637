/** A client is reminded of a due payment: the first time so many days after the acceptance, then every so many, and at most so many times. */
export const FIRST_REMINDER_DAYS = 1;
export const NEXT_REMINDER_DAYS = 3;
export const MAX_REMINDERS = 3;
/** Days from the end of a consultation within which what is due of it is to be paid: until the last reminder. */
export const PAY_AFTER_END_DAYS = FIRST_REMINDER_DAYS + (MAX_REMINDERS - 1) * NEXT_REMINDER_DAYS;
/** Days after which admins are reminded of a payment marked as paid that nobody has checked. */
export const LOOKED_AT_DAYS = 2;
/** Maximum lengths of what is typed about a bank account or how to pay. */
export const HOLDER_MAX_CHARACTERS = 70;
export const LINK_MAX_CHARACTERS = 500;
export const PAY_TEXT_MAX_CHARACTERS = 1000;
export const DESTINATION_MAX_CHARACTERS = 500;
/** Hours before the start from which a payment may no longer arrive in time. */
export const SOON_HOURS = 24;
