import { foldText } from "#app/features/catalog/search-words";
import { COUNTRIES } from "#app/features/profiles/countries";
import { countryNameIn } from "#app/features/profiles/country-names";
import { LANGUAGES } from "#app/languages/languages";

/** Words of each country's names in every language of the site, normalised by `foldText`, by its English name. */
let known: [name: string, words: string[]][] | undefined;

const read = () =>
  COUNTRIES.map(({ name }): [string, string[]] => [name, LANGUAGES.flatMap((language) => wordsOf(countryNameIn(language, name)))]);
const wordsOf = (name: string) => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the countries, by the English names that are stored, with a word starting like this in their name in any language of the site ('deutschl'). */
export function countriesCalled(begin: string): string[] {
  known ??= read();
  return known.filter(([, words]) => words.some((word) => word.startsWith(begin))).map(([name]) => name);
}
