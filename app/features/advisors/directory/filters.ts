import { readable } from "../compare/compared";
import type { DirectoryQuery } from "./directory-query";

/** The seven filters of the Filters button, in the order they are offered (decisions, section 1). */
export const FILTERS = ["expertise", "price", "rating", "language", "availability", "experience", "location"] as const;
export type Filter = (typeof FILTERS)[number];

/** What a directory page is asked for by its address. */
export const DIRECTORY_PARAMETERS = ["q", ...FILTERS, "after", "compare", "currency"] as const;

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
