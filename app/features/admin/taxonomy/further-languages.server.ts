import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { FurtherLanguage } from "./further-language";

/**
 * In which languages something of the catalog can be said besides as it stands: where a site speaks English all others, else each of them, English too, for
 * what stands may be in the site's own. With what is said there of these texts while nothing is written.
 */
export function furtherLanguages(texts: readonly string[]): FurtherLanguage[] {
  const isEnglish = siteLanguage() === FIRST_LANGUAGE;
  return LANGUAGES.filter((language) => !(isEnglish && language === FIRST_LANGUAGE)).map((language) => ({
    language,
    standing: texts.map((text) => ALL_LANGUAGES[language].names[text] ?? text),
  }));
}
