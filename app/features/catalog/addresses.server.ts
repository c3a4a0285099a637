import { redirect } from "react-router";
import { endedAs } from "#app/platform/http/ended-as";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "./catalog-entry";

/** An entry with the addresses it had. */
export type AddressedEntry = Pick<CatalogEntry, "key" | "kind" | "category" | "address" | "isRetired"> & {
  oldAddresses: readonly string[];
};

const SPECIFIED: readonly AddressedEntry[] = SPECIFIED_ENTRIES.map((entry) => ({ ...entry, oldAddresses: [] }));

let entries: readonly AddressedEntry[] = SPECIFIED;

/** Puts there what admins made of the addresses. */
export function setAddresses(changed: readonly AddressedEntry[]): void {
  const keys = new Set(changed.map(({ key }) => key));
  entries = [...SPECIFIED.filter(({ key }) => !keys.has(key)), ...changed];
}

/** Where the place of an address of the catalog is now: its path; 'gone' when it was retired; null for an address of none. */
export function placeNow(path: string): string | "gone" | null {
  const [, first = "", second, ...rest] = path.split("/");
  const category = within("", first);
  if (!category || rest.length > 0) return null;
  const page = second === undefined ? undefined : within(category.key, second);
  if (second !== undefined && !page) return null;
  if (category.isRetired || page?.isRetired) return "gone";
  return page ? `/${category.address}/${page.address}` : `/${category.address}`;
}

/** What has this address, else what had it. */
function within(category: string, address: string): AddressedEntry | undefined {
  const there = entries.filter((entry) => entry.category === category && entry.kind !== "tile");
  return there.find((entry) => entry.address === address) ?? there.find(({ oldAddresses }) => oldAddresses.includes(address));
}

/**
 * What is answered where no page of the catalog stands: an old address leads to the one there is now (301, asked for anew each time, because an admin may
 * take the old one up again), a retired one is gone (410), any other is not found (404).
 */
export function elsewhere({ pathname, search }: URL) {
  const place = placeNow(pathname);
  if (place === "gone") return endedAs(410);
  if (place === null || place === pathname) return endedAs(404);
  return redirect(place + search, { status: 301, headers: { "cache-control": "no-cache" } });
}
