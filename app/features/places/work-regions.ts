import { foldText } from "#app/features/catalog/search-words";
import { CITIES } from "./cities";
import { regionOf } from "./regions";

const CENTRAL_EUROPE = ["Austria", "Czechia", "Germany", "Hungary", "Poland", "Slovakia", "Slovenia", "Switzerland"];
const EASTERN_EUROPE = ["Bulgaria", "Czechia", "Estonia", "Hungary", "Latvia", "Lithuania", "Poland", "Romania", "Slovakia", "Ukraine"];
const NORTHERN_EUROPE = ["Denmark", "Finland", "Iceland", "Norway", "Sweden"];
const NOT_IN_THE_EU = [
  "Albania",
  "Bosnia and Herzegovina",
  "Iceland",
  "Moldova",
  "Montenegro",
  "North Macedonia",
  "Norway",
  "Serbia",
  "Switzerland",
];
const NOR_THESE = [
  ...NOT_IN_THE_EU,
  "Turkey",
  "Ukraine",
  "United Kingdom",
  "Russia",
  "Belarus",
  "Georgia",
  "Kosovo",
  "Monaco",
  "Liechtenstein",
];

const countries = [...new Set(CITIES.map(({ country }) => country))];
const within = (region: string) => countries.filter((country) => regionOf(country) === region);
const europe = within("Europe");
const africa = within("Middle East & Africa");

/** Countries of the regions that people name as those they work in, in English, as they write their titles. */
const REGIONS: Record<string, readonly string[]> = {
  europe,
  european: europe,
  eu: europe.filter((country) => !NOR_THESE.includes(country)),
  "central europe": CENTRAL_EUROPE,
  "eastern europe": EASTERN_EUROPE,
  "central and eastern europe": [...CENTRAL_EUROPE, ...EASTERN_EUROPE],
  dach: ["Austria", "Germany", "Switzerland"],
  nordics: NORTHERN_EUROPE,
  scandinavia: NORTHERN_EUROPE,
  benelux: ["Belgium", "Netherlands", "Luxembourg"],
  "north america": within("North America"),
  "latin america": within("Latin America"),
  "asia pacific": within("Asia-Pacific"),
  asia: within("Asia-Pacific"),
  africa,
  "middle east": africa,
};
const MAX_WORDS = 4;

/** Returns the countries and those of the regions that a title names, as in 'for companies between Austria and Germany'; empty if it names none. */
function countriesNamedIn(title: string): string[] {
  const words = foldText(title)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(" ");
      const named = REGIONS[name] ?? countries.filter((country) => foldText(country) === name);
      if (named.length === 0) continue;
      found.push(...named);
      at += length - 1;
      break;
    }
  return found;
}

/** Whether somebody's own title says that they do their work for other countries than these. It can only tell against them, never for them. */
export function worksElsewhere(title: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  const named = countriesNamedIn(title);
  return named.length > 0 && !named.some((country) => wanted.includes(country));
}
