/** Controls but tab and line feed, marks that turn the reading direction around, and what takes no room and hides words. */
const HARMFUL = /(?![\n\t])[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
// No script needs so many marks on one letter: they would be drawn over the lines around.
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;
const EMPTY_LINES = /\n{4,}/g;

/** A message as it is kept: composed (NFC), one kind of line break, without what cannot be seen or turns other words around. */
export function tidyMessage(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .normalize("NFC")
    .replace(HARMFUL, "")
    .replace(HEAPED_MARKS, "$1")
    .replace(EMPTY_LINES, "\n\n\n")
    .trim();
}

/** How long a text is for whoever wrote it, and for the database: characters, not UTF-16 units. */
export const charactersIn = (text: string) => [...text].length;
