/** No letter of any alphabet decomposes into more; some symbols expand to a phrase of eighteen. */
const MAX_FOR_ONE = 3;

/** Decomposes a text (NFKD) into letters, marks and signs. The result is at most three times as long, so a bounded input gives a bounded result. */
export const decomposed = (text: string) =>
  text
    .normalize("NFKD")
    .slice(0, text.length * MAX_FOR_ONE)
    .toWellFormed();
