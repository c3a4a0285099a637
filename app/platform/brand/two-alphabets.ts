import { decomposed } from "../text/decomposed";

/** Chinese, Japanese and Korean letters occur next to those of any alphabet. */
const OF_ANY_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/gu;
const ALPHABETS = [/\p{Script=Latin}/gu, /\p{Script=Greek}/gu, /\p{Script=Cyrillic}/gu];

/** Whether a word mixes letters of an alphabet with look-alikes (Latin, Greek, Cyrillic) and of another one. */
export function isOfTwoAlphabets(word: string): boolean {
  const letters = decomposed(word)
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll(OF_ANY_WORD, "");
  return ALPHABETS.some((alphabet) => !["", letters].includes(letters.replaceAll(alphabet, "")));
}
