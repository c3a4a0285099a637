import { readable } from "../compare/compared";
import type { DirectoryQuery } from "./directory-query";

export const LANGUAGE_OPTIONS = ["en", "es", "fr", "de", "it"] as const;
export const RATING_OPTIONS = ["3", "4", "4.5"] as const;
/** Years at least. Each is the lower end of one of the experience spans (signed-in areas, section 9). */
export const EXPERIENCE_OPTIONS = ["4", "8", "13", "20"] as const;
export const AVAILABILITY_OPTIONS = ["now", "evenings", "weekends"] as const;

/** The seven filters of the Filters button, in the order they are offered (decisions, section 1). */
export const FILTERS = ["expertise", "price", "rating", "language", "availability", "experience", "location"] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that are set. */
export function activeFilters(query: DirectoryQuery): Filter[] {
  return FILTERS.filter((name) => query[name] !== undefined);
}

/** The query as the fields of a form or a link; what is not set is left out. */
export function directoryFields({ currency, ...query }: DirectoryQuery): [name: string, value: string][] {
  const fields = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return query.price === undefined ? fields : [...fields, ["currency", currency]];
}

/** The address of a directory page with some of its query changed. A change of anything but the place in the list starts at the top. */
export function directoryPath(path: string, query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const search = readable(new URLSearchParams(directoryFields({ ...query, after: undefined, ...change })));
  return search ? `${path}?${search}` : path;
}

/** The same query with no filter set; the text stays. */
export function withoutFilters(query: DirectoryQuery): DirectoryQuery {
  const cleared = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
  return { ...query, ...cleared, after: undefined };
}
