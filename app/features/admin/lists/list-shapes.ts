import { CONSULTATION_STATES } from "#app/features/booking/life/consultation";
import { APPLICATION_STATES } from "../applications/application-filters";

/** What a list of the admin area can be narrowed down and sorted by. All of it stands in its address. */
export interface ListShape {
  path: "/admin" | "/admin/applications";
  /** Of the pages that share an address. */
  view?: string;
  states: readonly string[];
  /** What it can be sorted by, up and down, besides as it comes. */
  columns: readonly string[];
  /** What else it can be narrowed down by, by the names in its address. */
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
/** A column from its lowest on, or from its highest on with a minus. */
export type SortOf<Name extends ListName> = ColumnOf<Name> | `-${ColumnOf<Name>}`;

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** The parameters of a list. */
export interface ListParams<Name extends ListName = ListName> {
  query: string;
  /** Null shows all. */
  state: StateOf<Name> | null;
  /** Null sorts as the list comes. */
  sort: SortOf<Name> | null;
  /** What else, by name; none where nothing is asked for. */
  filters?: Readonly<Record<string, string>>;
  /** From 1. */
  page: number;
  /** The place of the row that the page begins after, or ends before; none on the first. */
  after?: string | null;
  before?: string | null;
}

/** Every way to sort by columns. */
export const sortsOf = (columns: readonly string[]): string[] => columns.flatMap((column) => [column, `-${column}`]);

/** By which column a list is sorted, and whether from its highest on. */
export const readSort = (sort: string | null): { column: string | null; isDown: boolean } => ({
  column: sort?.replace(/^-/, "") ?? null,
  isDown: sort?.startsWith("-") ?? false,
});

/** The parameters of a list's address, in one order, without those that say nothing. */
export function paramsOf(name: ListName, { query, state, filters, sort, page, after, before }: ListParams): URLSearchParams {
  const { view }: ListShape = LISTS[name];
  const given = { view, q: query, state, ...filters, sort, ...(page > 1 && { page: String(page), after, before: after ? null : before }) };
  return new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The address of a list with these parameters. */
export function listAddress(name: ListName, params: ListParams): string {
  const said = paramsOf(name, params);
  return said.size > 0 ? `${LISTS[name].path}?${said}` : LISTS[name].path;
}

/** The address of the same list as a file. */
export const fileAddress = (name: ListName, params: ListParams): string => {
  const said = paramsOf(name, { ...params, page: 1 });
  said.delete("view");
  return said.size > 0 ? `/admin/lists/${name}.csv?${said}` : `/admin/lists/${name}.csv`;
};
