import { joinCompounds } from "#app/features/catalog/compound-words";
import { foldText } from "#app/features/catalog/search-words";
import { withoutUnseen } from "#app/platform/text/unseen-marks";

/** A word of a text: folded for comparison, with its position. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}&+]{1,200}/gu;

/** Returns the words of a text in order. Hyphens and apostrophes separate words, so that 'start-up' and "l'impôt" are two each. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Returns the same words, joining compounds written as two: the vocabulary treats 'trade mark', 'trade-mark' and 'trademark' alike. */
export function joinedWordsOf(text: string): Word[] {
  return joinCompounds(
    wordsOf(text),
    ({ folded }) => folded,
    (first, second) => ({ folded: first.folded + second.folded, start: first.start, end: second.end }),
  );
}

/** Control characters except tab and line feed, and format characters except the joiners used by emoji and some scripts. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Removes what cannot be seen or stored: lone surrogates become U+FFFD; NUL and invisible characters are dropped. */
export function visibleText(text: string): string {
  return withoutUnseen(text).toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

/** Returns a text for rule-based reading: joiners are dropped as well, so that they hide no word. */
export function plainText(text: string): string {
  return visibleText(text).replace(/\p{Cf}/gu, "");
}
