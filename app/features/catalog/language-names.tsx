import { useLocale } from "use-intl";

/** Returns a function that names a language by its code, in the page's language. */
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

/** Creating one is expensive; one per language is cached. */
function namesIn(locale: string) {
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: "language", fallback: "code" });
  namesOf.set(locale, names);
  return names;
}
