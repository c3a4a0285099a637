import type { Drawing } from "./drawings";

/** A category of the site. Its id never changes; its address and everything that is said of it may (docs/decisions/017). */
export interface Category {
  id: string;
  path: string;
  name: string;
  pageTitle: string;
  description: string;
  icon: Drawing;
  /** What its tile on /find-advisor names of what is below it. */
  tileSubcategories: readonly string[];
}

export type CategoryId = string;

/** The six categories that a new site begins with, in the order of the documents (visitor site, introduction). What a site has by now is `categories()`. */
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

/** The order of the tiles on /find-advisor, which differs from everywhere else (visitor site, section 2), as long as no admin orders them anew. */
export const FIND_ADVISOR_TILES: readonly CategoryId[] = ["business", "finance", "legal", "technology", "marketing", "other"];

/** How many subcategories a tile of /find-advisor names before '+N more'. */
export const TILE_SUBCATEGORIES_SHOWN = 3;

/** Takes advisors and areas whose own category is no more. */
const LAST_RESORT: CategoryId = "other";

let offered: readonly Category[] = CATEGORIES;
let known: readonly Category[] = CATEGORIES;

/** Puts there what admins made of the categories: `current-catalog.ts` alone does. `retired` are named where something still speaks of them. */
export function setCategories(now: readonly Category[], retired: readonly Category[]): void {
  offered = now;
  known = [...now, ...retired];
}

/** The categories that are offered, in their order. */
export const categories = (): readonly Category[] => offered;

/** Whether the site has the specified six by their names, and no other: what names a field outside the catalog holds for these alone. */
export const hasSpecifiedCategories = (): boolean =>
  offered.length === CATEGORIES.length && CATEGORIES.every(({ id, name }) => offered.some((each) => each.id === id && each.name === name));

/** The categories with the specified ones in an order of their own, as long as no admin orders them anew; those that were added keep their places. */
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

/** Whether a category of this id is offered. */
export function isCategoryId(value: unknown): value is CategoryId {
  return offered.some(({ id }) => id === value);
}

/** The category of an id, retired or not; for an id from a URL ask `isCategoryId` first. */
export function categoryById(id: CategoryId): Category {
  return known.find((category) => category.id === id) ?? offered[0]!;
}

/** This category where it is offered, else the one for whatever fits nowhere else. */
export function categoryOr(id: string): CategoryId {
  if (isCategoryId(id)) return id;
  return isCategoryId(LAST_RESORT) ? LAST_RESORT : offered[0]!.id;
}

/** The category a person means by its exact name, in any case ('legal', ' Marketing / PR '). */
export function categoryByName(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return offered.find((category) => category.name.toLowerCase() === wanted);
}
