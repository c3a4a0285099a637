/** Of the letters of any alphabet none comes apart into more; some signs stand for a phrase of eighteen. */
const MOST_FOR_ONE = 3;

/**
 * A text with its letters, marks and signs apart (NFKD), at most three times as long as it is: whoever bounds a text has bounded what is read of it, too.
 */
export const decomposed = (text: string) =>
  text
    .normalize("NFKD")
    .slice(0, text.length * MOST_FOR_ONE)
    .toWellFormed();
