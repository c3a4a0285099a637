import { foldText } from "#app/features/catalog/search-words";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { hasAccent } from "../search-answer";
import { EVERYDAY_WORDS } from "./everyday-words";

const FEWEST_LETTERS = 3;

/**
 * Returns the everyday word that a text begins, in the reader's language or else in another; of those that it begins as it is written, before any of which it leaves
 * out the accents. Null where it begins none, or is one.
 */
export function completedWord(text: string, language: Language): string | null {
  const begun = text.normalize("NFC").trim().toLowerCase();
  if (begun.length < FEWEST_LETTERS) return null;
  const languages = [language, ...LANGUAGES].map((each) => EVERYDAY_WORDS[each].split(" "));
  if (languages.some((words) => words.some((word) => foldText(word) === foldText(begun)))) return null;
  const beginsOneOf = (words: readonly string[]) =>
    words.find((word) => word.startsWith(begun)) ?? (hasAccent(begun) ? undefined : words.find((word) => foldText(word).startsWith(begun)));
  return languages.map(beginsOneOf).find((word) => word !== undefined) ?? null;
}
