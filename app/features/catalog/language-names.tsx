import { useLocale } from "use-intl";

/** The name of a language by its code, in the language of the page. */
export function useLanguageName() {
  const names = namesIn(useLocale());
  return (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}

const namesOf = new Map<string, Intl.DisplayNames>();

/** Making one is dear, and there are as many as languages of the site. */
function namesIn(locale: string) {
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: "language", fallback: "code" });
  namesOf.set(locale, names);
  return names;
}
