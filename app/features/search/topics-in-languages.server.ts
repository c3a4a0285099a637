import "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { type FoundLink, foundTopics } from "./search-answer";

/** `foundTopics` in the reader's language, or in any other that knows the text. */
export function topicsInAnyLanguage(text: string, language: Language): FoundLink[] {
  for (const each of [language, ...LANGUAGES]) {
    const found = foundTopics(text, (english) => nameIn(each, english));
    if (found.length > 0) return found;
  }
  return [];
}
