import { CATEGORIES } from "./categories";
import { EXPERTISE_TILES, tileKey } from "./expertise-tiles";
import { SUBCATEGORIES } from "./subcategories";

/** Kinds of catalog entries: a category, a sub-category page below one, or a tile that sets the filter of its category's page. */
export const ENTRY_KINDS = ["category", "page", "tile"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The texts of each kind of entry, in English and in every other language. */
export const ENTRY_TEXTS = {
  category: ["name", "pageTitle", "description"],
  page: ["title", "tileLabel", "tagline", "tileDescription", "advisors", "searchPlaceholder"],
  tile: ["label", "description"],
} as const satisfies Record<EntryKind, readonly string[]>;

/** Texts that may be blank, and the text that replaces each, in every language by itself. */
export const STANDS_FOR: Record<EntryKind, Readonly<Record<string, string>>> = {
  category: { pageTitle: "name" },
  page: { tileLabel: "title", advisors: "title", searchPlaceholder: "tagline" },
  tile: {},
};

export type EntryTexts = Readonly<Record<string, string>>;

/** A catalog entry as stored in a row; pages and the admin form are built from it. */
export interface CatalogEntry {
  /** Never changes: the id of a category, the first path of what is below one. */
  key: string;
  kind: EntryKind;
  /** Key of the parent category; blank for a category. */
  category: string;
  /** Its own part of the path. */
  address: string;
  /** Name of a drawing for a category, an emoji for a sub-category page. */
  icon: string;
  texts: EntryTexts;
  position: number;
  isRetired: boolean;
}

const pick = (names: readonly string[], from: object): EntryTexts =>
  Object.fromEntries(names.map((name) => [name, String((from as Record<string, unknown>)[name])]));

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The catalog a new site starts with, as rows. */
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
