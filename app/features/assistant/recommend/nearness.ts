import { CITIES, type City, findCity, kilometresBetween } from "#app/features/places/cities";
import type { Place } from "../understand/need";

/** Up to this distance counts as near a city. */
export const NEAR_KILOMETRES = 120;
/** Distance steps beyond that, outside the country. */
const FURTHER_KILOMETRES = [600, 1500] as const;
export const IN_ITS_COUNTRY = 1;
/** Up to this distance from the place somebody is still close to it. */
const CLOSE_KILOMETRES = 400;

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

/** Returns the distance from a named city, to ten kilometres; null if no city was named, or either is not in the table. */
export function kilometresAway({ city, country }: { city: string; country: string }, place: Place): number | null {
  const [here, there] = place.city === null ? [] : [cityOf(place), findCity(city, country)];
  return here && there ? 10 * Math.round(kilometresBetween(here, there) / 10) : null;
}

/** Whether somebody is still close to a place: not far from its city or, if that is unknown, in its country or just across the border. */
export function isStillClose(candidate: { city: string; country: string }, place: Place): boolean {
  const way = kilometresAway(candidate, place);
  return way === null
    ? stepsAway(candidate, place) <= (place.city === null ? IN_ITS_COUNTRY + 1 : IN_ITS_COUNTRY)
    : way <= CLOSE_KILOMETRES;
}

/** A country is located at the first of its cities. */
const cityOf = ({ city, country }: Place): City | null =>
  city === null ? (CITIES.find((each) => each.country === country) ?? null) : findCity(city, country);
