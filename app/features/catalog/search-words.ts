import { decomposed } from "#app/platform/decomposed";
import { joinCompounds } from "./compound-words";

const SHORTEST_WORD = 2;
const LONGEST_WORD = 40;
const MOST_WORDS = 10;
const SHORTEST_PLURAL = 4;
/** Shorter words are found only as they are. */
const SHORTEST_BEGINNING = 3;

/** Words that say nothing of what is sought. */
const EMPTY_WORDS = new Set(
  `a about after again all also am an and any are as ask at be been before being best but by can cannot could did do does doing done down each
  every few find for from get give go good had has have having he help her here him his how i if in into is it its just know let like
  look looking lot make many may me might more most much must my need needs new no nobody none nor not now of off ok on one only or other our out
  over own please really right say see she should since so some someone something soon still such tell than thank thanks that the their them then
  there these they thing things think this those to too try two under until up us use very want was way we well were what when where whether which while who
  why will with without would year years yes you your advice adviser advisers advisor advisors expert experts consultant`.split(/\s+/),
);

const LETTERS_WITHOUT_ACCENT: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" };

/** A text as search compares it: lower case, accents folded ('São' is 'sao'). The database folds in the same way. */
export function foldText(text: string): string {
  return decomposed(text)
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßøłđı]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter]!);
}

/** What is sought is a few words, and what is found a name or a description. */
const MOST_READ_CHARACTERS = 4000;

/** The words of a text as search compares them: folded, and one where it is written in two ('trade mark', 'start-up'). */
function foldedWords(text: string): string[] {
  const words = foldText(text.slice(0, MOST_READ_CHARACTERS)).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return joinCompounds(
    words,
    (word) => word,
    (first, second) => first + second,
  );
}

/** The distinct words of a text, folded and bounded: letters, marks and digits only, so that they can be put into a query. */
export function searchWords(text: string): string[] {
  return bounded(foldedWords(text));
}

/** The words of a sentence that say what is sought: 'how do I protect my brand?' is about protect and brand. */
export function meaningfulWords(text: string): string[] {
  return bounded(foldedWords(text).filter((word) => !EMPTY_WORDS.has(word)));
}

function bounded(words: readonly string[]): string[] {
  const usable = words.filter(({ length }) => length >= SHORTEST_WORD).map((word) => [...word].slice(0, LONGEST_WORD).join(""));
  return [...new Set(usable)].slice(0, MOST_WORDS);
}

/** A folded word without the English ending of a plural: 'properties' is 'property', 'taxes' is 'tax'; other words as they are. */
export function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=x|ch|sh|ss)es$/, "")
    .replace(/s$/, "");
}

/**
 * Says of texts whether a few words find them: each that says something begins one of a text's words, in any order, whatever accents, hyphens and plurals.
 * Where none says anything ('help'), all of them count. What is sought is folded once, however many texts are looked at.
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
  beginning.length < SHORTEST_BEGINNING ? word === beginning : word.startsWith(beginning);
