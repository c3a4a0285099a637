import { AFRICAN_AND_MIDDLE_EASTERN_CITIES } from "./cities-africa-middle-east";
import { AMERICAN_CITIES } from "./cities-americas";
import { ASIAN_AND_PACIFIC_CITIES } from "./cities-asia-pacific";
import { EUROPEAN_CITIES } from "./cities-europe";

type Region = "North America" | "Europe" | "Asia-Pacific" | "Latin America" | "Middle East & Africa";

const NORTH_AMERICAN = ["United States", "Canada"];
const countriesIn = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(": ", 1)[0] ?? "");

const regions = new Map<string, Region>([
  ...countriesIn(EUROPEAN_CITIES).map((country) => [country, "Europe"] as const),
  ...countriesIn(AMERICAN_CITIES).map(
    (country) => [country, NORTH_AMERICAN.includes(country) ? "North America" : "Latin America"] as const,
  ),
  ...countriesIn(ASIAN_AND_PACIFIC_CITIES).map((country) => [country, "Asia-Pacific"] as const),
  ...countriesIn(AFRICAN_AND_MIDDLE_EASTERN_CITIES).map((country) => [country, "Middle East & Africa"] as const),
]);

/** Returns the region of a country by its English name; null if it is not in the table of cities. */
export const regionOf = (country: string): Region | null => regions.get(country) ?? null;

/** Returns the countries of a region, as far as they are in the table of cities. */
export const countriesOf = (region: string): string[] => [...regions].flatMap(([country, of]) => (of === region ? [country] : []));
