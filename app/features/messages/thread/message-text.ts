import { withoutUnseen } from "#app/platform/unseen-marks";

const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// No script needs so many marks on one letter: they would be drawn over the lines around.
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;
const EMPTY_LINES = /\n{4,}/g;

/** A message as it is kept: composed (NFC), one kind of line break, without what cannot be seen or turns other words around. */
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

/** How long a text is for whoever wrote it, and for the database: characters, not UTF-16 units. */
export const charactersIn = (text: string) => [...text].length;
