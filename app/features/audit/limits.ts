/** How long what an admin did can be undone, and how long its mails wait. */
export const UNDO_SECONDS = 60;
