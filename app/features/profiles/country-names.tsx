import { useLocale } from "use-intl";
import { FIRST_LANGUAGE } from "#app/languages/languages";
import { COUNTRIES } from "./countries";

const codes = new Map(COUNTRIES.map(({ code, name }) => [name, code]));
const byLanguage = new Map<string, Intl.DisplayNames>();

/** What machines disagree on: browsers ship shorter names than servers have, and a page has to read the same on both. */
const SAID_ALIKE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { FK: "Falklandinseln", HK: "Hongkong", MO: "Macau", PS: "Palästina" },
  es: { FK: "Islas Malvinas", HK: "Hong Kong", MO: "Macao", PS: "Palestina" },
  fr: { FK: "Îles Malouines", HK: "Hong Kong", MO: "Macao", PS: "Palestine" },
  it: { FK: "Isole Falkland", HK: "Hong Kong", MO: "Macao", PS: "Palestina" },
};

/** What a country that is kept by its English name is called in a language; what is no country of the list stays as it was written. */
export function countryNameIn(language: string, english: string): string {
  const code = codes.get(english);
  if (!code || language === FIRST_LANGUAGE) return english;
  const said = SAID_ALIKE[language]?.[code];
  if (said) return said;
  const names = byLanguage.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  byLanguage.set(language, names);
  return names.of(code) ?? english;
}

/** What countries are called in the language of the page. */
export function useCountryName() {
  const language = useLocale();
  return (english: string) => countryNameIn(language, english);
}

/**
 * Countries by their code and what a language calls them, in its order. The server works them out and the page brings them along: another machine
 * knows other names, and sorts them otherwise.
 */
export const countriesIn = (language: string): CountryChoice[] =>
  COUNTRIES.map(({ code, name }): CountryChoice => [code, countryNameIn(language, name)]).sort(([, one], [, other]) =>
    one.localeCompare(other, language),
  );

export type CountryChoice = [code: string, label: string];
