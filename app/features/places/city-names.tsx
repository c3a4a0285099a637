import { useLocale } from "use-intl";
import { type Language, languageOr } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import { cityKey } from "./city-key";

/** What a city that is kept by its English name is called in a language; any other stays as it was written. */
export const cityNameIn = (language: Language, english: string): string => shownNames(language)[cityKey(english)] ?? english;

/** What cities are called in the language of the page, where it brings their names ('names-cities'). */
export function useCityName() {
  const language = languageOr(useLocale());
  return (english: string) => cityNameIn(language, english);
}
