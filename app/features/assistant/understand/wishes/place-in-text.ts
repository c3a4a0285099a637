import { foldText } from "#app/features/catalog/search-words";
import { beginsCity, CITIES, findCity } from "#app/features/places/cities";
import type { Place } from "../need";
import { isOfSomebody, isOrigin, isPlaceThere, signsOf, type TextSigns } from "./signs-of-place";

/** Names in the five languages of countries that are often asked for. */
const COUNTRY_NAMES: Record<string, string> = {
  Austria: "osterreich,autriche",
  Belgium: "belgien,belgique,belgica,belgio",
  Canada: "kanada",
  France: "frankreich,francia",
  Brazil: "brasilien,bresil,brasil,brasile",
  China: "chine,cina",
  Czechia: "tschechien,tchequie,chequia,cechia",
  Denmark: "danemark,dinamarca,danimarca",
  Germany: "deutschland,allemagne,alemania,germania",
  Ireland: "irland,irlande,irlanda",
  Italy: "italien,italie,italia",
  Japan: "japon,giappone",
  Mexico: "mexiko,mexique,messico",
  Netherlands: "holland,niederlande,pays bas,paises bajos,paesi bassi,olanda",
  Poland: "polen,pologne,polonia",
  Portugal: "portogallo",
  Spain: "spanien,espagne,espana,spagna",
  Sweden: "schweden,suede,suecia,svezia",
  Switzerland: "schweiz,suisse,suiza,svizzera",
  "United Kingdom": "uk,great britain,england,scotland,wales,grossbritannien,royaume uni,reino unido,regno unito,inghilterra",
  "United States": "usa,u s,the us,america,vereinigte staaten,etats unis,estados unidos,stati uniti",
};

/** 'Our Bangalore startup' says where the company is, not where the advisor should be. */
const OF_ONES_OWN = new Set(
  "our my unser unsere unserem unserer unseren mein meine meinem meiner meinen notre nos mon ma nuestra nuestro mi nostra nostro mia mio".split(
    " ",
  ),
);
const MAX_NAME_WORDS = 3;

const countries = new Map([
  ...CITIES.map(({ country }) => [plainWords(country), country] as const),
  ...Object.entries(COUNTRY_NAMES).flatMap(([country, names]) => names.split(",").map((name) => [name, country] as const)),
]);

const countriesBegin = new Set([...countries.keys()].map((name) => name.split(" ", 1)[0]));

export const mayBeginPlace = (word: string) => beginsCity(word) || countriesBegin.has(word);

/**
 * Returns the first city a text names as a place where an advisor may be wanted, otherwise the country, otherwise null. Of several countries ('we sell in
 * Poland, would it go in Ireland?') it is the one where somebody is asked for, or none.
 */
export function placeIn(text: string): Place | null {
  const signs = signsOf(text);
  const words = signs.read.map(({ folded }) => folded);
  const found = new Set<string>();
  let wanted: string | undefined;
  for (const [index, word] of words.entries()) {
    if (!mayBeginPlace(word) || OF_ONES_OWN.has(words[index - 1] ?? "") || isOrigin(words, index)) continue;
    const place = placeAt(signs, words, index);
    if (!place) continue;
    if (place.city !== null) return place;
    found.add(place.country);
    if (isOfSomebody(words, index)) wanted ??= place.country;
  }
  const [only] = found.size === 1 ? found : [];
  const country = wanted ?? only;
  return country === undefined ? null : { city: null, country };
}

/** Returns the place whose name begins at this word, the longest first. */
export function placeAt(signs: TextSigns, words: readonly string[], index: number): Place | null {
  for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
    const name = words.slice(index, index + length).join(" ");
    const city = findCity(name, "");
    const country = city ? city.country : countries.get(name);
    if (country === undefined) continue;
    return isPlaceThere(signs, index, name) ? { city: city?.name ?? null, country } : null;
  }
  return null;
}

function plainWords(name: string) {
  return foldText(name).replace(/[^\p{L}]+/gu, " ");
}
