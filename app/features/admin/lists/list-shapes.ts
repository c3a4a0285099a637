import { CONSULTATION_STATES } from "#app/features/booking/life/consultation";
import { APPLICATION_STATES } from "../applications/application-filters";

/** What a list of the admin area can be narrowed down and sorted by. All of it stands in its address. */
export interface ListShape {
  path: "/admin" | "/admin/applications";
  /** Of the pages that share an address. */
  view?: string;
  states: readonly string[];
  /** What it can be sorted by, besides as it comes. */
  sorts: readonly string[];
}

export const LISTS = {
  people: {
    path: "/admin",
    view: "people",
    states: ["admins", "advisors", "clients", "unconfirmed", "suspended"],
    sorts: ["newest", "oldest", "name", "email"],
  },
  consultations: {
    path: "/admin",
    view: "consultations",
    states: ["disputed", ...CONSULTATION_STATES],
    sorts: ["soonest", "latest", "highest", "lowest"],
  },
  applications: { path: "/admin/applications", states: APPLICATION_STATES, sorts: ["oldest", "name"] },
  payments: {
    path: "/admin",
    view: "payments",
    states: ["marked", "toReturn", "awaited"],
    sorts: ["soonest", "latest", "highest", "lowest"],
  },
} as const satisfies Record<string, ListShape>;

export type ListName = keyof typeof LISTS;
export type StateOf<Name extends ListName> = (typeof LISTS)[Name]["states"][number];
export type SortOf<Name extends ListName> = (typeof LISTS)[Name]["sorts"][number];

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** What is wished of a list. */
export interface ListWishes<Name extends ListName = ListName> {
  query: string;
  /** Null shows all. */
  state: StateOf<Name> | null;
  /** Null sorts as the list comes. */
  sort: SortOf<Name> | null;
  /** From 1. */
  page: number;
}

/** What the address of a list says beside its query and page; what cannot be understood is left out. */
export function readChoices<Name extends ListName>(name: Name, wishes: URLSearchParams): Pick<ListWishes<Name>, "state" | "sort"> {
  const { states, sorts }: ListShape = LISTS[name];
  const state = states.find((each) => each === wishes.get("state")) ?? null;
  const sort = sorts.find((each) => each === wishes.get("sort")) ?? null;
  return { state, sort } as Pick<ListWishes<Name>, "state" | "sort">;
}

/** The parameters of a list's address, in one order, without those that say nothing. */
export function wishesOf(name: ListName, { query, state, sort, page }: ListWishes): URLSearchParams {
  const { view }: ListShape = LISTS[name];
  const given = { view, q: query, state, sort, page: page > 1 ? String(page) : "" };
  return new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The address of a list with these wishes. */
export function listAddress(name: ListName, wishes: ListWishes): string {
  const said = wishesOf(name, wishes);
  return said.size > 0 ? `${LISTS[name].path}?${said}` : LISTS[name].path;
}

/** The address of the same list as a file. */
export const fileAddress = (name: ListName, wishes: ListWishes): string => {
  const said = wishesOf(name, { ...wishes, page: 1 });
  said.delete("view");
  return said.size > 0 ? `/admin/lists/${name}.csv?${said}` : `/admin/lists/${name}.csv`;
};
