import type { Writing } from "#app/features/own-texts/fitting-text";
import { literalSpans, type Span } from "./literal-spans";
import { inPlaces, type MarkedPiece } from "./marked-piece";

/** A word and what stands in its place. */
export interface WordPair {
  old: string;
  to: string;
  /** Whether it is replaced within longer words, and only there. */
  isInside: boolean;
}

/** Replaces words in the pieces of a text that are read as they stand; the new ones are marked. */
export type Replacing = (text: string, writing: Writing) => MarkedPiece[];

/** Prepares a replacement: of the words that fit at a place the longest is replaced, and a whole word before a part of one. */
export function replacingOf(pairs: readonly WordPair[]): Replacing {
  const [whole, inside] = [false, true].map((isInside) => new Map(pairs.filter(isSaid(isInside)).map((pair) => [keyOf(pair.old), pair])));
  const pattern = patternOf([...whole!.keys()], [...inside!.keys()]);
  if (!pattern) return (text) => inPlaces([{ text, isMarked: false }]);
  return (text, writing) => {
    const pieces: Omit<MarkedPiece, "at">[] = [];
    let at = 0;
    for (const { index, found } of foundIn(text, { spans: literalSpans(text, writing), pattern })) {
      const pair = (found[1] === undefined ? inside! : whole!).get(keyOf(found[0]));
      if (!pair) continue;
      const made = inCaseOf(found[0], pair, isAtStart(text, index));
      pieces.push({ text: text.slice(at, index), isMarked: false }, { text: made, isMarked: true });
      at = index + found[0].length;
    }
    return inPlaces([...pieces, { text: text.slice(at), isMarked: false }]);
  };
}

/** What a pattern finds within pieces of a text, one after the other. */
function* foundIn(text: string, { spans, pattern }: { spans: readonly Span[]; pattern: RegExp }) {
  for (const [from, to] of spans) {
    pattern.lastIndex = from;
    for (let found = pattern.exec(text); found && found.index + found[0].length <= to; found = pattern.exec(text))
      yield { index: found.index, found };
  }
}

const isSaid = (isInside: boolean) => (pair: WordPair) => pair.isInside === isInside && pair.old.trim() !== "" && pair.to.trim() !== "";

const keyOf = (word: string) => word.trim().replace(/\s+/g, " ").toLowerCase();

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** Finds whole words (captured) and parts of words. Bounded by the words that admins typed, each of which is read literally. */
function patternOf(whole: readonly string[], inside: readonly string[]): RegExp | null {
  const [words, parts] = [anyOf(whole), anyOf(inside)];
  const ways = [
    ...(words ? [`(?<!${LETTER})(${words})(?!${LETTER})`] : []),
    ...(parts ? [`(?<=${LETTER})(?:${parts})|(?:${parts})(?=${LETTER})`] : []),
  ];
  // pattern: a choice of words that are read as they stand, between letters; none is repeated but the space between two
  return ways.length > 0 ? new RegExp(ways.join("|"), "giu") : null;
}

const anyOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s+`))
    .join("|");

const isUpper = (letter: string) => letter !== letter.toLowerCase();
const withFirst = (text: string, make: (letter: string) => string) => {
  const [first = ""] = text;
  return make(first) + text.slice(first.length);
};
const upperFirst = (text: string) => withFirst(text, (letter) => letter.toUpperCase());

/** The new word as the old one was written: in capitals, or with a capital or small letter first where it was other than in the pair. */
function inCaseOf(found: string, { old, to }: WordPair, isFirst: boolean): string {
  if (found.length > 1 && found === found.toUpperCase() && found !== old) return to.toUpperCase();
  const [wasUpper, isTypedUpper] = [isUpper(found[0] ?? ""), isUpper(old.trim()[0] ?? "")];
  if (wasUpper && (!isTypedUpper || isFirst)) return upperFirst(to);
  return !wasUpper && isTypedUpper ? withFirst(to, (letter) => letter.toLowerCase()) : to;
}

/** Whether a sentence begins here. */
function isAtStart(text: string, at: number): boolean {
  // pattern: it meets twelve characters at most
  const before = text.slice(Math.max(0, at - 12), at).replace(/(?:<\/?\w+>|[\s„“"«(¿¡])+$/, "");
  return before === "" || /[.!?:…]$/.test(before);
}
