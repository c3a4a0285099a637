import { redirect } from "react-router";
import { endedAs } from "#app/platform/http/ended-as";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "./catalog-entry";

/** An entry with its previous slugs. */
export type AddressedEntry = Pick<CatalogEntry, "key" | "kind" | "category" | "address" | "isRetired"> & {
  oldAddresses: readonly string[];
};

const SPECIFIED: readonly AddressedEntry[] = SPECIFIED_ENTRIES.map((entry) => ({ ...entry, oldAddresses: [] }));

let entries: readonly AddressedEntry[] = SPECIFIED;

/** Sets the entries whose addresses admins have changed. */
export function setAddresses(changed: readonly AddressedEntry[]): void {
  const keys = new Set(changed.map(({ key }) => key));
  entries = [...SPECIFIED.filter(({ key }) => !keys.has(key)), ...changed];
}

/** Resolves a catalog path to its current path: 'gone' when it was retired, null when it never existed. */
export function placeNow(path: string): string | "gone" | null {
  const [, first = "", second, ...rest] = path.split("/");
  const category = within("", first);
  if (!category || rest.length > 0) return null;
  const page = second === undefined ? undefined : within(category.key, second);
  if (second !== undefined && !page) return null;
  if (category.isRetired || page?.isRetired) return "gone";
  return page ? `/${category.address}/${page.address}` : `/${category.address}`;
}

/** The entry that has this slug, else one that used to have it. */
function within(category: string, address: string): AddressedEntry | undefined {
  const there = entries.filter((entry) => entry.category === category && entry.kind !== "tile");
  return there.find((entry) => entry.address === address) ?? there.find(({ oldAddresses }) => oldAddresses.includes(address));
}

/**
 * Response where no catalog page exists: an old path redirects to the current one (301, not cached, because an admin may use the old one again), a retired one
 * is gone (410), any other is not found (404).
 */
export function elsewhere({ pathname, search }: URL) {
  const place = placeNow(pathname);
  if (place === "gone") return endedAs(410);
  if (place === null || place === pathname) return endedAs(404);
  return redirect(place + search, { status: 301, headers: { "cache-control": "no-cache" } });
}
