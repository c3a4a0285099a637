/** The six categories of the site, in the order of the documents (visitor site, introduction). */
export const CATEGORIES = [
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
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryId = Category["id"];

/** The order of the tiles on /find-advisor, which differs from everywhere else (visitor site, section 2). */
export const FIND_ADVISOR_TILES: readonly CategoryId[] = ["business", "finance", "legal", "technology", "marketing", "other"];

/** How many subcategories a tile of /find-advisor names before '+N more'. */
export const TILE_SUBCATEGORIES_SHOWN = 3;

export function isCategoryId(value: unknown): value is CategoryId {
  return CATEGORIES.some(({ id }) => id === value);
}

/** The category of an id; for an id from a URL ask `isCategoryId` first. */
export function categoryById(id: CategoryId): Category {
  return CATEGORIES.find((category) => category.id === id)!;
}

/** The category a person means by its exact name, in any case ('legal', ' Marketing / PR '). */
export function categoryByName(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return CATEGORIES.find((category) => category.name.toLowerCase() === wanted);
}
