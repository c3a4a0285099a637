import { useLocale } from "use-intl";

const namesOf = new Map<string, Intl.DisplayNames>();

/** The name of a currency by its code, in the language of the page. */
export function useCurrencyName() {
  const locale = useLocale();
  // Making one is dear, and there are as many as languages of the site.
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: "currency" });
  namesOf.set(locale, names);
  return (code: string) => names.of(code) ?? code;
}
