import { withoutUnseen } from "#app/platform/text/unseen-marks";

const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// No script needs so many marks on one letter: they would overlap the lines around.
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;
const EMPTY_LINES = /\n{4,}/g;

/** Normalizes a message for storage: NFC, one kind of line break, no invisible characters or direction overrides. */
export function tidyMessage(text: string): string {
  return withoutUnseen(text)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .normalize("NFC")
    .replace(CONTROLS, "")
    .replace(HEAPED_MARKS, "$1")
    .replace(EMPTY_LINES, "\n\n\n")
    .trim();
}

/** Returns a text's length as its author and the database count it: in characters, not UTF-16 units. */
export const charactersIn = (text: string) => [...text].length;
