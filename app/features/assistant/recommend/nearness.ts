import { CITIES, type City, findCity, kilometresBetween } from "#app/features/places/cities";
import type { Place } from "../understand/need";

/** Up to this distance counts as near a city. */
export const NEAR_KILOMETRES = 120;
/** Distance steps beyond that, outside the country. */
const FURTHER_KILOMETRES = [600, 1500] as const;
const IN_ITS_COUNTRY = 1;
/** Up to this step an advisor is still close: in the country, or across its border by no more than some hundred kilometres. */
export const STILL_CLOSE = IN_ITS_COUNTRY + 1;

/**
 * Returns the distance from a named place in steps: 0 near it, or in the country if no city was named; 1 in its country; then by distance.
 * Cities missing from the table count as furthest.
 */
export function stepsAway({ city, country }: { city: string; country: string }, place: Place): number {
  const [here, there] = [cityOf(place), findCity(city, country)];
  const way = here && there && kilometresBetween(here, there);
  if (country === place.country) return place.city === null || (way !== null && way <= NEAR_KILOMETRES) ? 0 : IN_ITS_COUNTRY;
  if (place.city !== null && way !== null && way <= NEAR_KILOMETRES) return 0;
  const step = way === null ? -1 : FURTHER_KILOMETRES.findIndex((most) => way <= most);
  return IN_ITS_COUNTRY + 1 + (step < 0 ? FURTHER_KILOMETRES.length : step);
}

/** A country is located at the first of its cities. */
const cityOf = ({ city, country }: Place): City | null =>
  city === null ? (CITIES.find((each) => each.country === country) ?? null) : findCity(city, country);
