import { foldText } from "#app/features/catalog/search-words";
import { beginsCity, CITIES, findCity } from "#app/features/places/cities";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Place } from "./need";

/** Names in the five languages of countries that are often asked for. */
const COUNTRY_NAMES: Record<string, string> = {
  Austria: "osterreich,autriche",
  Belgium: "belgien,belgique,belgica,belgio",
  Canada: "kanada",
  France: "frankreich,francia",
  Germany: "deutschland,allemagne,alemania,germania",
  Ireland: "irland,irlande,irlanda",
  Italy: "italien,italie,italia",
  Netherlands: "holland,niederlande,pays bas,paises bajos,paesi bassi,olanda",
  Portugal: "portogallo",
  Spain: "spanien,espagne,espana,spagna",
  Switzerland: "schweiz,suisse,suiza,svizzera",
  "United Kingdom": "uk,great britain,england,scotland,wales,grossbritannien,royaume uni,reino unido,regno unito,inghilterra",
  "United States": "usa,u s,the us,america,vereinigte staaten,etats unis,estados unidos,stati uniti",
};

/** Cities whose names are ordinary words, too: they count only after a preposition of place. */
const ALSO_WORDS = new Set(
  "nice reading bath mobile cork split orange essen tours lens como bari male fez lima victoria santiago phoenix rom prag vienne viena".split(
    " ",
  ),
);
/** 'Our Bangalore startup' says where the company is, not where the advisor should be. */
const OF_ONES_OWN = new Set(
  "our my unser unsere unserem unserer unseren mein meine meinem meiner meinen notre nos mon ma nuestra nuestro mi nostra nostro mia mio".split(
    " ",
  ),
);
const WORDS_OF_PLACE = new Set("in near around from bei aus nahe nach pres en cerca vicino based".split(" "));
/** Before these, 'a' is French or Italian for 'in', even without its accent. */
const AFTER_A = new Set("vienne tours bari".split(" "));
const MAX_NAME_WORDS = 3;

const countries = new Map([
  ...CITIES.map(({ country }) => [plainWords(country), country] as const),
  ...Object.entries(COUNTRY_NAMES).flatMap(([country, names]) => names.split(",").map((name) => [name, country] as const)),
]);

const countriesBegin = new Set([...countries.keys()].map((name) => name.split(" ", 1)[0]));

/** Returns the first city a text names, otherwise the first country, otherwise null. */
export function placeIn(text: string): Place | null {
  const read = wordsOf(text);
  const words = read.map(({ folded }) => folded);
  const isOfPlace = (at: number, name: string) => {
    const before = read[at - 1];
    if (!before) return false;
    const isA = before.folded === "a" && (AFTER_A.has(name) || /^à$/iu.test(text.slice(before.start, before.end).normalize("NFC")));
    return isA || WORDS_OF_PLACE.has(before.folded);
  };
  let country: string | undefined;
  for (const [index, word] of words.entries()) {
    if ((!beginsCity(word) && !countriesBegin.has(word)) || OF_ONES_OWN.has(words[index - 1] ?? "")) continue;
    for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
      const name = words.slice(index, index + length).join(" ");
      if (ALSO_WORDS.has(name) && !isOfPlace(index, name)) continue;
      const city = findCity(name, "");
      if (city) return { city: city.name, country: city.country };
      country ??= countries.get(name);
    }
  }
  return country === undefined ? null : { city: null, country };
}

function plainWords(name: string) {
  return foldText(name).replace(/[^\p{L}]+/gu, " ");
}
