import type { Drawing } from "./drawings";

/** A category of the site. Its id never changes; its path and all texts may (docs/decisions/017). */
export interface Category {
  id: string;
  path: string;
  name: string;
  pageTitle: string;
  description: string;
  icon: Drawing;
  /** Names of sub-categories shown on its tile on /find-advisor. */
  tileSubcategories: readonly string[];
}

export type CategoryId = string;

/** The six categories a new site starts with, in the order of the documents (visitor site, introduction). The current ones are `categories()`. */
export const CATEGORIES: readonly Category[] = [
  {
    id: "business",
    path: "/business",
    name: "Business",
    pageTitle: "Business Advisors",
    description: "Strategy, operations and growth, with people who have run the thing themselves.",
    icon: "briefcase",
    tileSubcategories: ["Strategy", "Operations", "Growth & Scaling", "Other"],
  },
  {
    id: "finance",
    path: "/finance",
    name: "Finance",
    pageTitle: "Finance Advisors",
    description: "Accounts, tax, funding and investment decisions, checked by someone who reads the footnotes.",
    icon: "coins",
    tileSubcategories: [],
  },
  {
    id: "technology",
    path: "/technology",
    name: "Technology",
    pageTitle: "Technology Advisors",
    description: "Software, cloud, security, data and product, explained without the jargon.",
    icon: "chip",
    tileSubcategories: [],
  },
  {
    id: "marketing",
    path: "/marketing",
    name: "Marketing / PR",
    pageTitle: "Marketing Advisors",
    description: "Brand, campaigns, press and sales, from a first message to a measured result.",
    icon: "megaphone",
    tileSubcategories: [],
  },
  {
    id: "legal",
    path: "/legal",
    name: "Legal",
    pageTitle: "Legal Advisors",
    description: "Company, employment, immigration and intellectual property questions, answered by practitioners.",
    icon: "scales",
    tileSubcategories: ["Corporate Law", "Employment Law", "IP Law", "Immigration Law"],
  },
  {
    id: "other",
    path: "/other",
    name: "Other",
    pageTitle: "Other Advisors",
    description: "People, leadership, coaching and sustainability, and whatever fits nowhere else.",
    icon: "compass",
    tileSubcategories: [],
  },
];

/** The order of the tiles on /find-advisor, which differs from everywhere else (visitor site, section 2), until an admin reorders them. */
export const FIND_ADVISOR_TILES: readonly CategoryId[] = ["business", "finance", "legal", "technology", "marketing", "other"];

/** How many sub-categories a tile on /find-advisor names before '+N more'. */
export const TILE_SUBCATEGORIES_SHOWN = 3;

/** Fallback for advisors and areas whose own category no longer exists. */
const LAST_RESORT: CategoryId = "other";

let offered: readonly Category[] = CATEGORIES;
let known: readonly Category[] = CATEGORIES;

/** Sets the categories; only called by `current-catalog.ts`. `retired` ones can still be looked up by what refers to them. */
export function setCategories(now: readonly Category[], retired: readonly Category[]): void {
  offered = now;
  known = [...now, ...retired];
}

/** The categories offered, in order. */
export const categories = (): readonly Category[] => offered;

/** Whether the site has exactly the six specified categories, under their own names: texts elsewhere that name the fields are right for these alone. */
export const hasSpecifiedCategories = (): boolean =>
  offered.length === CATEGORIES.length && CATEGORIES.every(({ id }) => isSpecifiedCategory(id));

/** Whether a category is offered under its specified name: what is said of its field alone is right for it. */
export const isSpecifiedCategory = (id: CategoryId): boolean =>
  CATEGORIES.some((specified) => specified.id === id && offered.some((each) => each.id === id && each.name === specified.name));

/** The categories with the specified ones in the given order, unless an admin has reordered them; added ones keep their positions. */
export function categoriesInOrder(order: readonly CategoryId[]): readonly Category[] {
  const asSpecified = CATEGORIES.filter(({ id }) => isCategoryId(id)).map(({ id }) => id);
  const specified = offered.filter(({ id }) => asSpecified.includes(id));
  if (specified.some(({ id }, index) => id !== asSpecified[index])) return offered;
  const ordered = order.flatMap((wanted) => specified.filter(({ id }) => id === wanted));
  let next = 0;
  return offered.map((category) => (asSpecified.includes(category.id) ? ordered[next++]! : category));
}

/** The categories in the order of the tiles on /find-advisor. */
export const tiledCategories = (): readonly Category[] => categoriesInOrder(FIND_ADVISOR_TILES);

/** Whether a category with this id is offered. */
export function isCategoryId(value: unknown): value is CategoryId {
  return offered.some(({ id }) => id === value);
}

/** The category with this id, retired or not; for an id from a URL check `isCategoryId` first. */
export function categoryById(id: CategoryId): Category {
  return known.find((category) => category.id === id) ?? offered[0]!;
}

/** This category if it is offered, else the fallback category. */
export function categoryOr(id: string): CategoryId {
  if (isCategoryId(id)) return id;
  return isCategoryId(LAST_RESORT) ? LAST_RESORT : offered[0]!.id;
}

/** Finds a category by its exact name, ignoring case ('legal', ' Marketing / PR '). */
export function categoryByName(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return offered.find((category) => category.name.toLowerCase() === wanted);
}
