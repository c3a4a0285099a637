import { joinCompounds } from "#app/features/catalog/compound-words";
import { foldText } from "#app/features/catalog/search-words";
import { withoutUnseen } from "#app/platform/unseen-marks";

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

/** The same words, and one where one is written in two: the vocabulary reads 'trade mark', 'trade-mark' and 'trademark' alike. */
export function joinedWordsOf(text: string): Word[] {
  return joinCompounds(
    wordsOf(text),
    ({ folded }) => folded,
    (first, second) => ({ folded: first.folded + second.folded, start: first.start, end: second.end }),
  );
}

/** Controls but tab and line feed, and format characters but the joiners that emoji and some scripts are written with. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A text without what cannot be seen or stored: half pairs become U+FFFD, NUL and invisible characters go. */
export function visibleText(text: string): string {
  return withoutUnseen(text).toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

/** A text for reading by rules: joiners go as well, so that none hides a word. */
export function plainText(text: string): string {
  return visibleText(text).replace(/\p{Cf}/gu, "");
}
