import { madeOfTopics } from "../topic-list";
import { allSayings } from "./topics-in-text";

/** Shorter words are too similar to too many others. */
export const MIN_CORRECTED_LENGTH = 5;
/** From this length on, two typos are tolerated. */
const LONG_WORD = 8;
const MIN_BEGINNING_LENGTH = 5;
const MAX_ENDING_LENGTH = 5;

const byFirstLetter = madeOfTopics(() => {
  const said = allSayings().flatMap(({ words, weight }) => (weight >= 1 ? words : []));
  const patterns = [...new Set(said)].filter((pattern) => pattern !== "*");
  const words = patterns.filter((pattern) => !pattern.endsWith("*") && pattern.length >= MIN_CORRECTED_LENGTH - 1);
  const beginnings = patterns.flatMap((pattern) =>
    pattern.endsWith("*") && pattern.length > MIN_BEGINNING_LENGTH ? [pattern.slice(0, -1)] : [],
  );
  return { words: Map.groupBy(words, (word) => word.charAt(0)), beginnings: Map.groupBy(beginnings, (word) => word.charAt(0)) };
});

/**
 * Returns the vocabulary word that a misspelt one (folded) stands for: within one typo, two in long words; a typo is an extra, missing or
 * wrong letter, or two swapped. Null if it is a vocabulary word itself, or near none. The first letter counts as correct.
 */
export function vocabularyWord(word: string): string | null {
  if (word.length < MIN_CORRECTED_LENGTH) return null;
  let nearest = { word: "", slips: Number.POSITIVE_INFINITY };
  const consider = (meant: string, said: string, pattern: string) => {
    const most = Math.min(slipsForgiven(word), slipsForgiven(pattern));
    const slips = slipsBetween(said, pattern, most);
    if (slips <= most && slips < nearest.slips) nearest = { word: meant, slips };
  };
  const { words, beginnings } = byFirstLetter();
  for (const candidate of words.get(word.charAt(0)) ?? []) consider(candidate, word, candidate);
  for (const beginning of beginnings.get(word.charAt(0)) ?? [])
    for (const length of [beginning.length - 1, beginning.length, beginning.length + 1])
      if (length <= word.length && word.length - length <= MAX_ENDING_LENGTH)
        consider(beginning + word.slice(length), word.slice(0, length), beginning);
  return nearest.slips > 0 && nearest.word !== "" ? nearest.word : null;
}

/** Returns the number of typos tolerated in a word of this length. */
export function slipsForgiven(word: string): number {
  if (word.length < MIN_CORRECTED_LENGTH) return 0;
  return word.length >= LONG_WORD ? 2 : 1;
}

/** Returns the number of typos between two words, capped at `most` + 1. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, beforeLast[column - 2]! + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[other.length]!, most + 1);
}
