/** How long an admin action can be undone, and how long its emails are delayed. */
export const UNDO_SECONDS = 60;
