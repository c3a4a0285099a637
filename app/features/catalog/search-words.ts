import { decomposed } from "#app/platform/text/decomposed";
import { joinCompounds } from "./compound-words";

const MIN_WORD_LENGTH = 2;
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 10;
const MIN_PLURAL_LENGTH = 4;
/** Shorter words only match whole words. */
const MIN_BEGINNING_LENGTH = 3;

/** Stop words. */
const EMPTY_WORDS = new Set(
  `a about after again all also am an and any are as ask at be been before being best but by can cannot could did do does doing done down each
  every few find for from get give go good had has have having he help her here him his how i if in into is it its just know let like
  look looking lot make many may me might more most much must my need needs new no nobody none nor not now of off ok on one only or other our out
  over own please really right say see she should since so some someone something soon still such tell than thank thanks that the their them then
  there these they thing things think this those to too try two under until up us use very want was way we well were what when where whether which while who
  why will with without would year years yes you your advice adviser advisers advisor advisors expert experts consultant`.split(/\s+/),
);

const LETTERS_WITHOUT_ACCENT: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" };

/** Normalises text for searching: lower case, accents folded ('São' becomes 'sao'). The database folds in the same way. */
export function foldText(text: string): string {
  return decomposed(text)
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßøłđı]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter]!);
}

/** Enough for a query of a few words, and for a name or description to match. */
const READ_MAX_CHARACTERS = 4000;

/** The words of a text, folded, with compounds written in two joined ('trade mark', 'start-up'). */
function foldedWords(text: string): string[] {
  const words = foldText(text.slice(0, READ_MAX_CHARACTERS)).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return joinCompounds(
    words,
    (word) => word,
    (first, second) => first + second,
  );
}

/** The distinct words of a text, folded and limited in number: letters, marks and digits only, so that they are safe in a query. */
export function searchWords(text: string): string[] {
  return bounded(foldedWords(text));
}

/** The words of a sentence without stop words: 'how do I protect my brand?' gives protect and brand. */
export function meaningfulWords(text: string): string[] {
  return bounded(foldedWords(text).filter((word) => !EMPTY_WORDS.has(word)));
}

function bounded(words: readonly string[]): string[] {
  const usable = words.filter(({ length }) => length >= MIN_WORD_LENGTH).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(""));
  return [...new Set(usable)].slice(0, MAX_WORDS);
}

/** Removes the English plural ending of a folded word: 'properties' becomes 'property', 'taxes' 'tax'; others stay. */
export function singular(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=x|ch|sh|ss)es$/, "")
    .replace(/s$/, "");
}

/**
 * Returns a predicate that tells whether a query matches a text: every meaningful word must start one of the text's words, in any order, ignoring accents,
 * hyphens and plurals. If no word is meaningful ('help'), all count. The query is folded once for all texts.
 */
export function finderOf(sought: string): (text: string) => boolean {
  const telling = meaningfulWords(sought);
  const words = telling.length > 0 ? telling : searchWords(sought);
  return (text) => {
    const there = words.length > 0 ? foldedWords(text) : [];
    return words.length > 0 && words.every((word) => there.some((other) => isBegun(other, word) || isBegun(other, singular(word))));
  };
}

const isBegun = (word: string, beginning: string) =>
  beginning.length < MIN_BEGINNING_LENGTH ? word === beginning : word.startsWith(beginning);
