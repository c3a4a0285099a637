import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import { FIRST_LANGUAGE } from "./languages";

/** In which language whoever runs the site writes what stands in one alone: the site's own. */
export const SiteLanguageContext = createContext<string>(FIRST_LANGUAGE);

/**
 * What the element of such words says: their language, and nothing on a page in it. Whoever reads a page in another aloud, translates it or divides its
 * words does not take them for the page's language then.
 */
export function useSiteWords(): { lang?: string } {
  const language = useContext(SiteLanguageContext);
  return language === useLocale() ? {} : { lang: language };
}
