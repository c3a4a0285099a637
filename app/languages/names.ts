import { useLocale } from "use-intl";
import { languageOr } from "./languages";
import { shownNames } from "./shown-texts";

/**
 * What things are called that English names in data: categories, areas, pages, first texts of the home page. By what English calls them, so that what an
 * admin has renamed reads as they wrote it.
 */
export function useNames() {
  const names = shownNames(languageOr(useLocale()));
  return (english: string): string => names[english] ?? english;
}
