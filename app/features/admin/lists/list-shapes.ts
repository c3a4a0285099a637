import { CONSULTATION_STATES } from "#app/features/booking/life/consultation";
import { APPLICATION_STATES } from "../applications/application-filters";

/** Filters and sort columns of an admin list. Their values are in the query string. */
export interface ListShape {
  path: "/admin" | "/admin/applications";
  /** Distinguishes lists that share a path. */
  view?: string;
  states: readonly string[];
  /** Columns it can be sorted by, besides its default order. */
  columns: readonly string[];
  /** Further filters, by parameter name. */
  filters?: readonly string[];
}

export const LISTS = {
  people: {
    path: "/admin",
    view: "people",
    states: ["admins", "advisors", "clients", "unconfirmed", "suspended", "leaving"],
    columns: ["name", "email", "joined"],
  },
  consultations: {
    path: "/admin",
    view: "consultations",
    states: ["disputed", ...CONSULTATION_STATES],
    columns: ["topic", "time", "value"],
    filters: ["of"],
  },
  applications: {
    path: "/admin/applications",
    states: APPLICATION_STATES,
    columns: ["name", "expertise", "applied"],
    filters: ["age", "category", "language", "who"],
  },
  reports: {
    path: "/admin/applications",
    view: "reports",
    states: ["open", "closed", "removed", "shownAgain"],
    columns: ["about", "reported"],
    filters: ["kind", "age", "about"],
  },
  payments: {
    path: "/admin",
    view: "payments",
    states: ["marked", "toReturn", "awaited", "settled"],
    columns: ["client", "reference", "time", "value"],
  },
  payouts: { path: "/admin", view: "payouts", states: ["outside", "noDestination", "transferred"], columns: ["advisor", "value"] },
  mail: { path: "/admin", view: "mail", states: ["written", "waiting", "givenUp"], columns: ["subject", "recipient", "time"] },
  audit: {
    path: "/admin",
    view: "audit",
    states: ["people", "applications", "consultations", "money", "reports", "site"],
    columns: ["time"],
  },
} as const satisfies Record<string, ListShape>;

export type ListName = keyof typeof LISTS;
export type StateOf<Name extends ListName> = (typeof LISTS)[Name]["states"][number];
export type ColumnOf<Name extends ListName> = (typeof LISTS)[Name]["columns"][number];
/** A column to sort by, descending with a leading minus. */
export type SortOf<Name extends ListName> = ColumnOf<Name> | `-${ColumnOf<Name>}`;

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** Parameters of a list. */
export interface ListParams<Name extends ListName = ListName> {
  query: string;
  /** Null shows all. */
  state: StateOf<Name> | null;
  /** Null means the default order. */
  sort: SortOf<Name> | null;
  /** Further filters by name; absent when none is set. */
  filters?: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** Key of the row that the page starts after or ends before; absent on the first page. */
  after?: string | null;
  before?: string | null;
}

/** Returns all sort values of the columns. */
export const sortsOf = (columns: readonly string[]): string[] => columns.flatMap((column) => [column, `-${column}`]);

/** Splits a sort value into its column and its direction. */
export const readSort = (sort: string | null): { column: string | null; isDown: boolean } => ({
  column: sort?.replace(/^-/, "") ?? null,
  isDown: sort?.startsWith("-") ?? false,
});

/** Returns a list's query parameters in a fixed order, without empty ones. */
export function paramsOf(name: ListName, { query, state, filters, sort, page, after, before }: ListParams): URLSearchParams {
  const { view }: ListShape = LISTS[name];
  const given = { view, q: query, state, ...filters, sort, ...(page > 1 && { page: String(page), after, before: after ? null : before }) };
  return new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** Returns the address of a list with these parameters. */
export function listAddress(name: ListName, params: ListParams): string {
  const said = paramsOf(name, params);
  return said.size > 0 ? `${LISTS[name].path}?${said}` : LISTS[name].path;
}

/** Returns the address of the same list as a file. */
export const fileAddress = (name: ListName, params: ListParams): string => {
  const said = paramsOf(name, { ...params, page: 1 });
  said.delete("view");
  return said.size > 0 ? `/admin/lists/${name}.csv?${said}` : `/admin/lists/${name}.csv`;
};
