import { type CatalogEntry, ENTRY_TEXTS, SPECIFIED_ENTRIES } from "./catalog-entry";

const nameOf = ({ kind, texts }: Pick<CatalogEntry, "kind" | "texts">) => texts[ENTRY_TEXTS[kind][0]] ?? "";

const SPECIFIED = SPECIFIED_ENTRIES.map(nameOf);

let retired: readonly string[] = [];

/** Puts there the entries that are retired. */
export function setRetiredEntries(entries: readonly Pick<CatalogEntry, "kind" | "texts">[]): void {
  retired = entries.map(nameOf);
}

/** What entries of the catalog are called that are offered no more, or under another name: the admin area and its log still speak of them. */
export const formerNames = (): readonly string[] => [...SPECIFIED, ...retired];
