import { decomposed } from "../decomposed";

/** Letters of Chinese, Japanese and Korean stand beside those of any alphabet. */
const OF_ANY_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/gu;
const ALPHABETS = [/\p{Script=Latin}/gu, /\p{Script=Greek}/gu, /\p{Script=Cyrillic}/gu];

/** Whether a word has letters of one alphabet that looks like others, and of another one. */
export function isOfTwoAlphabets(word: string): boolean {
  const letters = decomposed(word)
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll(OF_ANY_WORD, "");
  return ALPHABETS.some((alphabet) => !["", letters].includes(letters.replaceAll(alphabet, "")));
}
