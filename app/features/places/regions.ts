import { AFRICAN_AND_MIDDLE_EASTERN_CITIES } from "./cities-africa-middle-east";
import { AMERICAN_CITIES } from "./cities-americas";
import { ASIAN_AND_PACIFIC_CITIES } from "./cities-asia-pacific";
import { EUROPEAN_CITIES } from "./cities-europe";

type Region = "North America" | "Europe" | "Asia-Pacific" | "Latin America" | "Middle East & Africa";

const NORTH_AMERICAN = ["United States", "Canada"];
const countriesOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(": ", 1)[0] ?? "");

const regions = new Map<string, Region>([
  ...countriesOf(EUROPEAN_CITIES).map((country) => [country, "Europe"] as const),
  ...countriesOf(AMERICAN_CITIES).map(
    (country) => [country, NORTH_AMERICAN.includes(country) ? "North America" : "Latin America"] as const,
  ),
  ...countriesOf(ASIAN_AND_PACIFIC_CITIES).map((country) => [country, "Asia-Pacific"] as const),
  ...countriesOf(AFRICAN_AND_MIDDLE_EASTERN_CITIES).map((country) => [country, "Middle East & Africa"] as const),
]);

/** Returns the region of a country by its English name; null if it is not in the table of cities. */
export const regionOf = (country: string): Region | null => regions.get(country) ?? null;
