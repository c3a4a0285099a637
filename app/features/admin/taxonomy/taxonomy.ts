import type { CategoryId } from "#app/features/catalog/categories";
import type { EditedTopic } from "./edited-topic";

/** A topic with its usage. */
export type ListedTopic = EditedTopic & { advisors: number; asked: number };

/** The site's catalog with its usage. */
export interface Taxonomy {
  categories: {
    id: CategoryId;
    name: string;
    path: string;
    version: number;
    /** Versions of its sub-category pages and tiles, by key. */
    versions: Record<string, number>;
    topics: ListedTopic[];
  }[];
  /** Retired categories, sub-category pages and tiles, with the areas of such a category, which are in no list above. */
  retired: { key: string; name: string; topics: { slug: string; name: string }[] }[];
  /** Searches without results. */
  sought: { words: string; times: number }[];
  /** Number of questions to the assistant without an answer, whose words are not kept. */
  unsaid: number;
}
