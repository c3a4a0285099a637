import { useLocale } from "use-intl";
import { FIRST_LANGUAGE } from "#app/languages/languages";
import { COUNTRIES } from "./countries";

const codes = new Map(COUNTRIES.map(({ code, name }) => [name, code]));
const byLanguage = new Map<string, Intl.DisplayNames>();

/** Names on which platforms differ: browsers ship shorter ones than servers, and a page must read the same on both. */
const SAID_ALIKE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { FK: "Falklandinseln", HK: "Hongkong", MO: "Macau", PS: "Palästina" },
  es: { FK: "Islas Malvinas", HK: "Hong Kong", MO: "Macao", PS: "Palestina" },
  fr: { FK: "Îles Malouines", HK: "Hong Kong", MO: "Macao", PS: "Palestine" },
  it: { FK: "Isole Falkland", HK: "Hong Kong", MO: "Macao", PS: "Palestina" },
};

/** Returns the name in a language of a country stored by its English name; an unknown one stays as written. */
export function countryNameIn(language: string, english: string): string {
  const code = codes.get(english);
  if (!code || language === FIRST_LANGUAGE) return english;
  const said = SAID_ALIKE[language]?.[code];
  if (said) return said;
  const names = byLanguage.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  byLanguage.set(language, names);
  return names.of(code) ?? english;
}

/** Returns a function for country names in the page's language. */
export function useCountryName() {
  const language = useLocale();
  return (english: string) => countryNameIn(language, english);
}

/**
 * Returns country codes with their names in a language, sorted in its order. Computed on the server and sent with the page, because the
 * browser may have other names and sort order.
 */
export const countriesIn = (language: string): CountryChoice[] =>
  COUNTRIES.map(({ code, name }): CountryChoice => [code, countryNameIn(language, name)]).sort(([, one], [, other]) =>
    one.localeCompare(other, language),
  );

export type CountryChoice = [code: string, label: string];
