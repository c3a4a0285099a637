import { CITIES, type City, findCity, kilometresBetween } from "#app/features/places/cities";
import type { Place } from "../understand/need";

/** As far as this is near a city. */
export const NEAR_KILOMETRES = 120;
/** Beyond it, and beyond the country, the steps in which distance counts. */
const FURTHER_KILOMETRES = [600, 1500] as const;
const IN_ITS_COUNTRY = 1;

/**
 * How far somebody is from a place that was named, in steps: 0 near it, or in the country where no city was named; 1 in its country; then by the way
 * over the ground. Whose city is on no table is the furthest.
 */
export function stepsAway({ city, country }: { city: string; country: string }, place: Place): number {
  const [here, there] = [cityOf(place), findCity(city, country)];
  const way = here && there && kilometresBetween(here, there);
  if (country === place.country) return place.city === null || (way !== null && way <= NEAR_KILOMETRES) ? 0 : IN_ITS_COUNTRY;
  if (place.city !== null && way !== null && way <= NEAR_KILOMETRES) return 0;
  const step = way === null ? -1 : FURTHER_KILOMETRES.findIndex((most) => way <= most);
  return IN_ITS_COUNTRY + 1 + (step < 0 ? FURTHER_KILOMETRES.length : step);
}

/** A country by itself is as far away as the first of its cities. */
const cityOf = ({ city, country }: Place): City | null =>
  city === null ? (CITIES.find((each) => each.country === country) ?? null) : findCity(city, country);
