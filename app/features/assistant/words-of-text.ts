import { foldText } from "#app/features/catalog/search-words";

/** One word of a text: folded for comparing, with where it stood. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}&+]{1,200}/gu;

/** The words of a text in order. Hyphens and apostrophes part words, so that 'start-up' and "l'impôt" are two each. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// C0 and C1 controls but tab and line feed; zero-width, bidirectional and other invisible format characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without what cannot be seen or stored: half pairs become U+FFFD, NUL and invisible characters go. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}
