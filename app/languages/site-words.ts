import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./languages";

/** The language of what an operator writes in one language only: the site's own. */
export const SiteLanguageContext = createContext<string>(FIRST_LANGUAGE);

/** The languages that readers can choose. */
export const OfferedLanguagesContext = createContext<readonly Language[]>(LANGUAGES);

/**
 * Returns the `lang` of an element with such text: its language, or nothing on a page in the same language. Screen readers, translators and
 * hyphenation then do not treat it as the page's language.
 */
export function useSiteWords(): { lang?: string } {
  const language = useContext(SiteLanguageContext);
  return language === useLocale() ? {} : { lang: language };
}
