import { wordsOf } from "../vocabulary/words-of-text";
import { MAX_WORD_LENGTH, meaningsOf } from "./meanings-of-word";

/** Kinds of features; each has its own weight. */
export const FEATURE_KINDS = ["word", "pair", "letters", "meaning"] as const;

/** A text's distinct features by kind, as 32-bit hashes with their counts. */
export type TextFeatures = Map<number, number>[];

const MAX_WORDS = 600;
const MIN_LETTERS = 3;
const MAX_LETTERS = 5;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Returns the classifier's features of a text: its words, pairs of adjacent words, runs of three to five letters in each word with its ends
 * marked, and its words' meanings.
 * Numbers count by their length alone. Linear in the text, of which the first 600 words are read.
 */
export function featuresOf(text: string): TextFeatures {
  const [words, pairs, letters, meanings] = FEATURE_KINDS.map(() => new Map<number, number>()) as [
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
  ];
  let before = "^";
  for (const { folded } of wordsOf(text).slice(0, MAX_WORDS)) {
    const word = folded.replace(/\d/g, "0").slice(0, MAX_WORD_LENGTH);
    add(words, hash(`w ${word}`));
    add(pairs, hash(`p ${before} ${word}`));
    addLetters(letters, `<${word}>`);
    for (const name of meaningsOf(folded)) add(meanings, hash(`m ${name}`));
    before = word;
  }
  return [words, pairs, letters, meanings];
}

function addLetters(letters: Map<number, number>, word: string): void {
  for (let length = MIN_LETTERS; length <= MAX_LETTERS; length += 1)
    for (let start = 0; start + length <= word.length; start += 1)
      if (length < word.length) add(letters, hash(word.slice(start, start + length)));
}

function add(counts: Map<number, number>, feature: number): void {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

/** Returns the hash of a feature: FNV-1a over UTF-16 code units. */
export function hash(text: string): number {
  let sum = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), FNV_PRIME);
  return sum >>> 0;
}
