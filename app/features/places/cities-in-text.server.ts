import { foldText } from "#app/features/catalog/search-words";
import { LANGUAGES } from "#app/languages/languages";
import { CITIES, findCity } from "./cities";
import { cityNameIn } from "./city-names.server";

const LONGEST_NAME = 3;
// pattern: a run of letters and marks
const WORD = /[\p{L}\p{M}]+/gu;
const WRITTEN_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

let known: ReadonlyMap<string, string> | undefined;

/** Names of cities in each language of the site, with their umlauts as they are folded and written out, and the stored English name. */
const read = () =>
  new Map(
    CITIES.flatMap(({ name }) =>
      LANGUAGES.map((language) => cityNameIn(language, name)).flatMap((own) =>
        [plain(own), plain(writtenOut(own))].map((key) => [key, name] as const),
      ),
    ),
  );
const plain = (name: string) => (foldText(name).match(WORD) ?? []).join(" ");
const writtenOut = (name: string) => name.toLowerCase().replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter);

const englishName = (said: string) => {
  known ??= read();
  return known.get(said) ?? findCity(said, "")?.name;
};

/** Returns a text with the cities in it by the English names that are stored: 'Steuerberater Wien' as 'Steuerberater Vienna'. */
export function withEnglishCities(text: string): string {
  const words = [...text.matchAll(WORD)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  let [said, from, at] = ["", 0, 0];
  while (at < words.length) {
    const city = cityAt(words, at);
    const [first, last] = [words[at], words[at + (city?.count ?? 1) - 1]];
    if (city && first && last) {
      said += text.slice(from, first.start) + city.name;
      from = last.end;
    }
    at += city?.count ?? 1;
  }
  return said + text.slice(from);
}

function cityAt(words: readonly { folded: string }[], at: number): { name: string; count: number } | null {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count -= 1) {
    const said = words
      .slice(at, at + count)
      .map(({ folded }) => folded)
      .join(" ");
    const name = englishName(said);
    if (name !== undefined) return plain(name) === said ? null : { name, count };
  }
  return null;
}
