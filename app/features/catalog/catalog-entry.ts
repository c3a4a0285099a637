import { CATEGORIES } from "./categories";
import { EXPERTISE_TILES, tileKey } from "./expertise-tiles";
import { SUBCATEGORIES } from "./subcategories";

/** What an entry of the catalog is: a category, a sub-category page below one, or a tile that sets the filter of its category's page. */
export const ENTRY_KINDS = ["category", "page", "tile"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What is said of an entry of each kind, in English and in every other language. */
export const ENTRY_TEXTS = {
  category: ["name", "pageTitle", "description"],
  page: ["title", "tileLabel", "tagline", "tileDescription", "advisors", "searchPlaceholder"],
  tile: ["label", "description"],
} as const satisfies Record<EntryKind, readonly string[]>;

export type EntryTexts = Readonly<Record<string, string>>;

/** An entry as a row of the table has it: what pages, and the form of an admin, are made of. */
export interface CatalogEntry {
  /** Never changes: the id of a category, the first address of what is below one. */
  key: string;
  kind: EntryKind;
  /** The key of the category it stands in; blank for a category itself. */
  category: string;
  /** The part of the address that is its own. */
  address: string;
  /** The name of a drawing for a category, an emoji for a sub-category page. */
  icon: string;
  texts: EntryTexts;
  position: number;
  isRetired: boolean;
}

const pick = (names: readonly string[], from: object): EntryTexts =>
  Object.fromEntries(names.map((name) => [name, String((from as Record<string, unknown>)[name])]));

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** What a new site begins with, as rows. */
export const SPECIFIED_ENTRIES: readonly CatalogEntry[] = [
  ...CATEGORIES.map((category, position) => ({
    key: category.id,
    kind: "category" as const,
    category: "",
    address: slugOf(category.path),
    icon: category.icon,
    texts: pick(ENTRY_TEXTS.category, category),
    position,
    isRetired: false,
  })),
  ...SUBCATEGORIES.map((page, position) => ({
    key: page.path,
    kind: "page" as const,
    category: page.category,
    address: page.slug,
    icon: page.emoji,
    texts: pick(ENTRY_TEXTS.page, page),
    position,
    isRetired: false,
  })),
  ...EXPERTISE_TILES.map((tile, position) => ({
    key: tileKey(tile),
    kind: "tile" as const,
    category: tile.category,
    address: tile.slug,
    icon: "",
    texts: pick(ENTRY_TEXTS.tile, tile),
    position,
    isRetired: false,
  })),
];
