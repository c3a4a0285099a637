import { useLocale } from "use-intl";
import { languageName } from "./spoken-languages";

/** Returns a function that names a language as it stands alone, in the page's language: 'Français', in a sentence 'français'. */
export function useLanguageTitle() {
  const locale = useLocale();
  return (code: string) => languageName(code, locale);
}
