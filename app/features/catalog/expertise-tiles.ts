import { type CategoryId, categoryById } from "./categories";
import type { TopicName } from "./topics";

/** A tile of a category without sub-category pages: it sets the page's expertise filter (?expertise={slug}). */
export interface ExpertiseTile {
  category: CategoryId;
  slug: string;
  label: string;
  description: string;
  /** Its specified topics, until an admin moves them. */
  topics: readonly TopicName[];
}

/** The tiles a new site starts with: four each for Finance and Technology (decisions, section 2: Taxonomy). */
export const EXPERTISE_TILES: readonly ExpertiseTile[] = [
  {
    category: "finance",
    slug: "accounting-tax",
    label: "Accounting & Tax",
    description: "Books, returns and cross-border tax",
    topics: ["Tax and Accounting"],
  },
  {
    category: "finance",
    slug: "fundraising",
    label: "Fundraising",
    description: "Rounds, decks, terms and investors",
    topics: ["Fundraising", "Venture Capital"],
  },
  {
    category: "finance",
    slug: "financial-planning",
    label: "Financial Planning",
    description: "Cash, budgets, forecasts and risk",
    topics: ["Finance", "Risk Management"],
  },
  {
    category: "finance",
    slug: "investment",
    label: "Investment",
    description: "Buying, selling and valuing companies",
    topics: ["Private Equity", "Mergers and Acquisitions"],
  },
  {
    category: "technology",
    slug: "software-cloud",
    label: "Software & Cloud",
    description: "Architecture, teams and infrastructure",
    topics: ["Technology", "Software Development", "Cloud Computing"],
  },
  {
    category: "technology",
    slug: "cybersecurity",
    label: "Cybersecurity",
    description: "Threats, audits and incident response",
    topics: ["Cybersecurity"],
  },
  {
    category: "technology",
    slug: "data-ai",
    label: "Data & AI",
    description: "Analytics, models and what they are good for",
    topics: ["Data Analytics", "Artificial Intelligence"],
  },
  {
    category: "technology",
    slug: "product",
    label: "Product",
    description: "Roadmaps, discovery and digital change",
    topics: ["Product Management", "Digital Transformation"],
  },
];

let offered: readonly ExpertiseTile[] = EXPERTISE_TILES;

/** Sets the tiles; only called by `current-catalog.ts`. */
export function setExpertiseTiles(now: readonly ExpertiseTile[]): void {
  offered = now;
}

/** The tiles offered. */
export const expertiseTiles = (): readonly ExpertiseTile[] => offered;

/** Key by which areas refer to a tile: its first path. */
export const tileKey = ({ category, slug }: Pick<ExpertiseTile, "category" | "slug">) => `/${category}?expertise=${slug}`;

/** Current path of a tile. */
export const tilePath = ({ category, slug }: Pick<ExpertiseTile, "category" | "slug">) =>
  `${categoryById(category).path}?expertise=${slug}`;

export function expertiseTilesOf(category: CategoryId): ExpertiseTile[] {
  return offered.filter((tile) => tile.category === category);
}

export function findExpertiseTile(category: string, slug: string): ExpertiseTile | undefined {
  return offered.find((tile) => tile.category === category && tile.slug === slug);
}
