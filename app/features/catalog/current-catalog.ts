import { type CatalogEntry, SPECIFIED_ENTRIES } from "./catalog-entry";
import { CATEGORIES, type Category, setCategories } from "./categories";
import { isDrawing } from "./drawings";
import { EXPERTISE_TILES, type ExpertiseTile, setExpertiseTiles } from "./expertise-tiles";
import { keyOfPage, SUBCATEGORIES, type Subcategory, setSubcategories } from "./subcategories";

let changed: readonly CatalogEntry[] = [];

/** The entries that differ from those of a new site, for the browser. */
export const changedEntries = (): readonly CatalogEntry[] => changed;

/** Whether the entry with this key is retired; then nothing that belongs to it is offered either. */
export const isRetiredEntry = (key: string | null): boolean => changed.some((entry) => entry.isRetired && entry.key === key);

/**
 * Applies admins' changes to the specified catalog: the server whenever the table changes, the browser with the page's data. Without changes nothing is
 * rebuilt, so that an unmodified site matches the code byte for byte.
 */
export function setChangedEntries(changes: readonly CatalogEntry[]): void {
  if (changes.length === 0 && changed.length === 0) return;
  changed = changes;
  if (changes.length === 0) setSpecified();
  else setMixed(changes);
}

/** Restores the code's own lists, which other modules compare by identity. */
function setSpecified() {
  setCategories(CATEGORIES, []);
  setSubcategories(SUBCATEGORIES);
  setExpertiseTiles(EXPERTISE_TILES);
}

/** Replaces changed entries among the specified ones, and adds new ones. */
function setMixed(changes: readonly CatalogEntry[]) {
  const byKey = new Map(changes.map((entry) => [entry.key, entry]));
  const specified = new Set(SPECIFIED_ENTRIES.map(({ key }) => key));
  const all = [...SPECIFIED_ENTRIES.map((entry) => byKey.get(entry.key) ?? entry), ...changes.filter(({ key }) => !specified.has(key))];
  const entries = all.toSorted((one, other) => one.position - other.position);
  const live = entries.filter(({ isRetired }) => !isRetired);
  const addresses = new Map(entries.filter(({ kind }) => kind === "category").map(({ key, address }) => [key, address]));
  const pages = live.filter(({ kind }) => kind === "page").map((entry) => pageOf(entry, addresses.get(entry.category) ?? entry.category));
  const below = (category: string) => pages.filter((page) => page.category === category).map(({ tileLabel }) => tileLabel);
  const category = (entry: CatalogEntry) => categoryOf(entry, below(entry.key));
  const isCategory = ({ kind }: CatalogEntry) => kind === "category";
  const offered = live.filter(isCategory).map(category);
  const isOffered = (id: string) => offered.some((each) => each.id === id);
  setCategories(offered, entries.filter((entry) => isCategory(entry) && entry.isRetired).map(category));
  setSubcategories(pages.filter((page) => isOffered(page.category)));
  setExpertiseTiles(
    live
      .filter(({ kind }) => kind === "tile")
      .map(tileOf)
      .filter((tile) => isOffered(tile.category)),
  );
}

/** A specified category whose tile lists no sub-categories keeps it that way; every other lists its sub-category pages. */
function categoryOf({ key, address, icon, texts }: CatalogEntry, below: readonly string[]): Category {
  const { name = "", pageTitle = "", description = "" } = texts;
  const first = CATEGORIES.find(({ id }) => id === key);
  const tileSubcategories = first?.tileSubcategories.length === 0 ? [] : below;
  return { id: key, path: `/${address}`, name, pageTitle, description, icon: isDrawing(icon) ? icon : "compass", tileSubcategories };
}

function pageOf({ key, category, address, icon, texts }: CatalogEntry, above: string): Subcategory {
  const path = `/${above}/${address}`;
  const { title = "", tagline = "", tileLabel = "", tileDescription = "", advisors = "", searchPlaceholder = "" } = texts;
  const topics = SUBCATEGORIES.find((page) => keyOfPage(page) === key)?.topics ?? [];
  const page = {
    path,
    category,
    slug: address,
    emoji: icon,
    title,
    tagline,
    tileLabel,
    tileDescription,
    advisors,
    searchPlaceholder,
    topics,
  };
  return path === key ? page : { ...page, key };
}

function tileOf({ category, address, texts }: CatalogEntry): ExpertiseTile {
  const { label = "", description = "" } = texts;
  const topics = EXPERTISE_TILES.find((tile) => tile.category === category && tile.slug === address)?.topics ?? [];
  return { category, slug: address, label, description, topics };
}
