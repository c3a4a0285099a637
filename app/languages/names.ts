import { useLocale } from "use-intl";
import { languageOr } from "./languages";
import { shownNames } from "./shown-texts";

/**
 * Returns a function that translates English names in data: categories, areas, pages, the home page's default texts. Keyed by the English
 * name, so a name changed by an admin stays as they wrote it.
 */
export function useNames() {
  const names = shownNames(languageOr(useLocale()));
  return (english: string): string => names[english] ?? english;
}
