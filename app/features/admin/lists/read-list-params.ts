import { isFilterValue } from "./filter-values";
import { LISTS, type ListName, type ListParams, type ListShape, sortsOf } from "./list-shapes";

const MAX_PAGES = 10_000;

/** Parses state, sort and filters from the query string of a list; ignores invalid values. */
export function readChoices<Name extends ListName>(
  name: Name,
  params: URLSearchParams,
): Pick<ListParams<Name>, "state" | "sort" | "filters"> {
  const { states, columns, filters: names = [] }: ListShape = LISTS[name];
  const state = states.find((each) => each === params.get("state")) ?? null;
  const sort = sortsOf(columns).find((each) => each === params.get("sort")) ?? null;
  const filters = names.map((each) => [each, params.get(each) ?? ""] as const).filter(([each, value]) => isFilterValue(name, each, value));
  return { state, sort, ...(filters.length > 0 && { filters: Object.fromEntries(filters) }) } as ReturnType<typeof readChoices<Name>>;
}

/** Parses the page position from the query string. */
export function readPlace(params: URLSearchParams): Pick<ListParams, "page" | "after" | "before"> {
  const page = Number(params.get("page"));
  if (!Number.isInteger(page) || page < 2 || page > MAX_PAGES) return { page: 1 };
  return { page, after: params.get("after"), before: params.get("before") };
}

/**
 * Returns the address of a list without parameters it does not know, such as an unknown state, so that the address matches what is shown. Null when all
 * are known.
 */
export function knownAddress(name: ListName, { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | null {
  const { filters: names = [] }: ListShape = LISTS[name];
  const { state, sort, filters = {} } = readChoices(name, searchParams);
  const { page } = readPlace(searchParams);
  const read: Record<string, string | null | undefined> = { state, sort, page: page > 1 ? String(page) : "1" };
  const unknown = ["state", "sort", "page", ...names].filter((each) => {
    const said = searchParams.get(each);
    return said && said !== (read[each] ?? (filters as Record<string, string>)[each]);
  });
  if (unknown.length === 0) return null;
  const known = new URLSearchParams(searchParams);
  for (const each of unknown) known.delete(each);
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}
