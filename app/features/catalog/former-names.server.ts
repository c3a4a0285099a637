import { type CatalogEntry, ENTRY_TEXTS, SPECIFIED_ENTRIES } from "./catalog-entry";

const nameOf = ({ kind, texts }: Pick<CatalogEntry, "kind" | "texts">) => texts[ENTRY_TEXTS[kind][0]] ?? "";

const SPECIFIED = SPECIFIED_ENTRIES.map(nameOf);

let retired: readonly string[] = [];

/** Sets the retired entries. */
export function setRetiredEntries(entries: readonly Pick<CatalogEntry, "kind" | "texts">[]): void {
  retired = entries.map(nameOf);
}

/** Names of catalog entries that are retired or were renamed: the admin area and its log still mention them. */
export const formerNames = (): readonly string[] => [...SPECIFIED, ...retired];
