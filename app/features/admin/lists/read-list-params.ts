import { LISTS, type ListName, type ListParams, type ListShape, sortsOf } from "./list-shapes";

const MOST_PAGES = 10_000;

/** The word, code or id that a list is narrowed down by. */
const FILTER_VALUE = /^[\w-]{1,60}$/;

/** What the address of a list says beside its query and page; what cannot be understood is left out. */
export function readChoices<Name extends ListName>(
  name: Name,
  params: URLSearchParams,
): Pick<ListParams<Name>, "state" | "sort" | "filters"> {
  const { states, columns, filters: names = [] }: ListShape = LISTS[name];
  const state = states.find((each) => each === params.get("state")) ?? null;
  const sort = sortsOf(columns).find((each) => each === params.get("sort")) ?? null;
  const filters = names.map((each) => [each, params.get(each) ?? ""] as const).filter(([, value]) => FILTER_VALUE.test(value));
  return { state, sort, ...(filters.length > 0 && { filters: Object.fromEntries(filters) }) } as ReturnType<typeof readChoices<Name>>;
}

/** Which page of a list its address says. */
export function readPlace(params: URLSearchParams): Pick<ListParams, "page" | "after" | "before"> {
  const page = Number(params.get("page"));
  if (!Number.isInteger(page) || page < 2 || page > MOST_PAGES) return { page: 1 };
  return { page, after: params.get("after"), before: params.get("before") };
}
