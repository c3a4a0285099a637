import { foldText } from "#app/features/catalog/search-words";
import { COUNTRIES } from "#app/features/profiles/countries";
import { countryNameIn } from "#app/features/profiles/country-names";
import { LANGUAGES } from "#app/languages/languages";

/** The folded words of each country's names in every language of the site, by its English name. */
let known: [name: string, words: string[]][] | undefined;

const read = () =>
  COUNTRIES.map(({ name }): [string, string[]] => [name, LANGUAGES.flatMap((language) => wordsOf(countryNameIn(language, name)))]);
const wordsOf = (name: string) => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The countries, by their English names as they are kept, one of whose names in a language of the site has a word that begins so ('deutschl'). */
export function countriesCalled(begin: string): string[] {
  known ??= read();
  return known.filter(([, words]) => words.some((word) => word.startsWith(begin))).map(([name]) => name);
}
