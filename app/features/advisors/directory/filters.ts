import { readable } from "../compare/compared";
import type { DirectoryQuery } from "./directory-query";
import { MAX_PAGES } from "./filter-options";

/** The filters of the Filters button in display order: seven (decisions, section 1), the day, and where all advisors are listed the category. */
export const FILTERS = ["category", "expertise", "price", "rating", "language", "availability", "experience", "location", "date"] as const;
export type Filter = (typeof FILTERS)[number];

/** All query parameters of a directory page. */
export const ALL_PARAMETERS = ["q", ...FILTERS, "zone", "sort", "after", "page", "compare", "currency"] as const;

/** Query parameters of a category's page, whose category and order are fixed. */
export const DIRECTORY_PARAMETERS = ALL_PARAMETERS.filter((name) => name !== "category" && name !== "sort");

/** Returns the active filters. */
export function activeFilters(query: DirectoryQuery): Filter[] {
  return FILTERS.filter((name) => query[name] !== undefined);
}

/** Returns the query as fields of a form or a link, without the unset ones. */
export function directoryFields({ currency, zone, ...query }: DirectoryChange): [name: string, value: string][] {
  const told = { ...query, zone: query.date && zone, currency: query.price && currency };
  return Object.entries(told).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}

type DirectoryChange = Partial<Record<keyof DirectoryQuery, string | number>>;

/** Returns the URL of a directory page with some of its query changed. Any change except the position in the list starts at the top. */
export function directoryPath(path: string, query: DirectoryQuery, change: DirectoryChange = {}): string {
  const search = readable(new URLSearchParams(directoryFields({ ...query, after: undefined, page: undefined, ...change })));
  return search ? `${path}?${search}` : path;
}

/** Returns the URLs of the list with one page more below, and of its top if it starts further down; null where there is none. */
export const pagePaths = (path: string, query: DirectoryQuery, next: string | null, carried: Record<string, string> = {}) => ({
  next: next && `${directoryPath(path, query, { ...carried, ...placeAfter(query, next) })}#more`,
  first: query.after || query.page ? directoryPath(path, query) : null,
});

/** Returns how a list continues: with one page more below the others, or after a number of them at the top of a new URL. */
export function placeAfter({ after, page = 1 }: Pick<DirectoryQuery, "after" | "page">, next: string): Record<string, string> {
  return page < MAX_PAGES ? { ...(after && { after }), page: String(page + 1) } : { after: next };
}

/** Returns the same query without filters; the text stays. */
export function withoutFilters(query: DirectoryQuery): DirectoryQuery {
  const cleared = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
  return { ...query, ...cleared, zone: undefined, after: undefined, page: undefined };
}
