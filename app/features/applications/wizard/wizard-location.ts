import { foldText } from "#app/features/catalog/search-words";
import { CITIES, type City, findCity, kilometresBetween } from "#app/features/places/cities";

const LONGEST = 100;

/** Time zones of cities for which that of the nearest eponymous city would be wrong, or whose country has no such city. */
const ZONES: Record<string, string> = {
  "America/Bahia": "Salvador",
  "America/Chicago": "Houston, Nashville, St. Louis, New Orleans, San Antonio, Dallas, Austin",
  "America/Costa_Rica": "San José",
  "America/Denver": "Albuquerque, Salt Lake City",
  "America/El_Salvador": "San Salvador",
  "America/Guatemala": "Guatemala City",
  "America/Jamaica": "Kingston",
  "America/Los_Angeles": "Seattle, Portland",
  "America/New_York": "Atlanta, Miami, Charlotte, Cincinnati, Tampa, Orlando, Pittsburgh, Cleveland, Columbus, Buffalo",
  "America/Panama": "Panama City",
  "America/Puerto_Rico": "San Juan",
  "America/Toronto": "Quebec City",
  "Asia/Bahrain": "Manama",
  "Asia/Ho_Chi_Minh": "Hanoi, Ho Chi Minh City, Da Nang",
  "Asia/Kathmandu": "Kathmandu",
  "Asia/Kolkata": "Mumbai, Delhi, Bengaluru, Hyderabad, Chennai, Kolkata, Pune, Ahmedabad, Jaipur, Gurugram, Kochi",
  "Asia/Kuwait": "Kuwait City",
  "Asia/Makassar": "Denpasar",
  "Asia/Qatar": "Doha",
  "Europe/Kyiv": "Kyiv, Lviv, Odesa, Kharkiv",
  "Europe/Malta": "Valletta",
  "Europe/Tirane": "Tirana",
  "Indian/Mauritius": "Port Louis",
};

const given = new Map(Object.entries(ZONES).flatMap(([zone, cities]) => cities.split(", ").map((city) => [foldText(city), zone] as const)));

export interface Location {
  city: string;
  country: string;
  /** IANA zone; null when the place is unknown. */
  zone: string | null;
}

/** Parses a location as people write it ('Lyon, Auvergne-Rhône-Alpes, France') into city, country and time zone. */
export function readLocation(location: string): Location {
  const parts = location.split(",").flatMap((part) => part.trim().slice(0, LONGEST) || []);
  const [first = ""] = parts;
  const last = parts.slice(1).at(-1) ?? "";
  const known = findCity(first, last);
  if (known) return { city: known.name, country: known.country, zone: zoneOf(known) };
  const inCountry = firstCityOf(last || first);
  if (inCountry) return { city: last ? first : "", country: inCountry.country, zone: zoneOf(inCountry) };
  return { city: first, country: last, zone: null };
}

/** The time zone of a known city, as people write it; undefined if unknown. */
export function zoneOfCity(said: string): string | undefined {
  const known = findCity(said, "");
  return (known && zoneOf(known)) ?? undefined;
}

const firstCityOf = (country: string) => (country ? CITIES.find((city) => findCity(city.name, country) === city) : undefined);

/** The zone named after the city, else that of the nearest city in the country that has one. */
function zoneOf(city: City): string | null {
  const own = zoneNamed(city);
  if (own) return own;
  const neighbours = CITIES.filter((other) => other.country === city.country && zoneNamed(other));
  const nearest = neighbours.sort((one, other) => kilometresBetween(one, city) - kilometresBetween(other, city))[0];
  return nearest ? zoneNamed(nearest) : null;
}

const zoneNamed = ({ name }: City) => given.get(foldText(name)) ?? zonesByCity().get(foldText(name)) ?? null;

let byCity: Map<string, string> | undefined;

function zonesByCity() {
  byCity ??= new Map(
    Intl.supportedValuesOf("timeZone").map((zone) => [foldText(zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")), zone]),
  );
  return byCity;
}
