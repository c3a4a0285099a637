import { useLocale } from "use-intl";

const namesOf = new Map<string, Intl.DisplayNames>();

/** Returns a function that names a currency by its code, in the page's language. */
export function useCurrencyName() {
  const locale = useLocale();
  // Creating one is expensive; one per language is cached.
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: "currency" });
  namesOf.set(locale, names);
  return (code: string) => names.of(code) ?? code;
}
