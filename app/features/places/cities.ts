import { foldText } from "#app/features/catalog/search-words";
import { AFRICAN_AND_MIDDLE_EASTERN_CITIES } from "./cities-africa-middle-east";
import { AMERICAN_CITIES } from "./cities-americas";
import { ASIAN_AND_PACIFIC_CITIES } from "./cities-asia-pacific";
import { EUROPEAN_CITIES } from "./cities-europe";
import { OTHER_NAMES } from "./other-names";

export interface City {
  name: string;
  country: string;
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
}

const ENTRY = /^(.+) (-?[\d.]+) (-?[\d.]+)$/;
const EARTH_RADIUS_KILOMETRES = 6371;

/** About 300 cities of the world, to compute distances and suggest places (decisions, section 1). */
export const CITIES: readonly City[] = [
  EUROPEAN_CITIES,
  AMERICAN_CITIES,
  ASIAN_AND_PACIFIC_CITIES,
  AFRICAN_AND_MIDDLE_EASTERN_CITIES,
].flatMap((table) => table.trim().split("\n").flatMap(readLine));

const byName = Map.groupBy(CITIES, ({ name }) => foldText(name));
const firstWords = new Set([...byName.keys(), ...Object.keys(OTHER_NAMES)].map(firstWordOf));

/** Whether the name of a city starts with this folded word: most words do not, and need no lookup. */
export const beginsCity = (word: string): boolean => firstWords.has(word);

/** Finds a city by name, ignoring case and accents; a country, if given, must match. Null when the table has none. */
export function findCity(name: string, country: string): City | null {
  const wanted = plainName(country);
  const found = byName.get(plainName(name)) ?? [];
  return found.find((city) => wanted === "" || foldText(city.country) === wanted) ?? null;
}

/** Distance between two cities along the earth's surface, in whole kilometres. */
export function kilometresBetween(one: City, other: City): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const halfChord =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(Math.min(1, halfChord))));
}

function readLine(line: string): City[] {
  const [country = "", cities = ""] = line.split(": ");
  return cities.split("; ").map((entry) => {
    const [, name = "", latitude, longitude] = ENTRY.exec(entry) ?? [];
    return { name, country, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

function firstWordOf(name: string) {
  return /^[\p{L}\p{N}\p{M}]+/u.exec(name)?.[0] ?? "";
}

function plainName(name: string) {
  const plain = foldText(name).trim();
  return OTHER_NAMES[plain] ?? plain;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
