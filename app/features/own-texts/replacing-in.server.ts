import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import { type Replacing, replacingOf, type WordPair } from "./replace-words";
import { withFormsBefore } from "./word-before";

/** Prepares a replacement in a language, with the forms of words before the new ones. */
export function replacingIn(language: Language, pairs: readonly WordPair[]): Replacing {
  const replacing = replacingOf(pairs);
  return (text, writing) => withFormsBefore(replacing(text, writing), ALL_LANGUAGES[language].wordsBefore);
}
