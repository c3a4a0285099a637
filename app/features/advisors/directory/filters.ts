import { readable } from "../compare/compared";
import type { DirectoryQuery } from "./directory-query";
import { MOST_PAGES } from "./filter-options";

/** The filters of the Filters button, in the order they are offered: seven (decisions, section 1), the day, and where all are listed the category. */
export const FILTERS = ["category", "expertise", "price", "rating", "language", "availability", "experience", "location", "date"] as const;
export type Filter = (typeof FILTERS)[number];

/** What a directory page is asked for by its address. */
export const ALL_PARAMETERS = ["q", ...FILTERS, "zone", "sort", "after", "page", "compare", "currency"] as const;

/** What a category's page is asked for: its category is its own, and so is its order. */
export const DIRECTORY_PARAMETERS = ALL_PARAMETERS.filter((name) => name !== "category" && name !== "sort");

/** The filters that are set. */
export function activeFilters(query: DirectoryQuery): Filter[] {
  return FILTERS.filter((name) => query[name] !== undefined);
}

/** The query as the fields of a form or a link; what is not set is left out. */
export function directoryFields({ currency, zone, ...query }: DirectoryChange): [name: string, value: string][] {
  const told = { ...query, zone: query.date && zone, currency: query.price && currency };
  return Object.entries(told).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}

type DirectoryChange = Partial<Record<keyof DirectoryQuery, string | number>>;

/** The address of a directory page with some of its query changed. A change of anything but the place in the list starts at the top. */
export function directoryPath(path: string, query: DirectoryQuery, change: DirectoryChange = {}): string {
  const search = readable(new URLSearchParams(directoryFields({ ...query, after: undefined, page: undefined, ...change })));
  return search ? `${path}?${search}` : path;
}

/** The address of the list with one page more below, and of its top where it begins further down; null where there is none. */
export const pagePaths = (path: string, query: DirectoryQuery, next: string | null, carried: Record<string, string> = {}) => ({
  next: next && `${directoryPath(path, query, { ...carried, ...placeAfter(query, next) })}#more`,
  first: query.after || query.page ? directoryPath(path, query) : null,
});

/** How a list goes on: with one page more below the others, or after so many of them at the top of an address of its own. */
export function placeAfter({ after, page = 1 }: Pick<DirectoryQuery, "after" | "page">, next: string): Record<string, string> {
  return page < MOST_PAGES ? { ...(after && { after }), page: String(page + 1) } : { after: next };
}

/** The same query with no filter set; the text stays. */
export function withoutFilters(query: DirectoryQuery): DirectoryQuery {
  const cleared = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
  return { ...query, ...cleared, zone: undefined, after: undefined, page: undefined };
}
