import type { CategoryId } from "#app/features/catalog/categories";
import type { EditedTopic } from "./edited-topic";

/** A topic with how it is used. */
export type ListedTopic = EditedTopic & { advisors: number; asked: number };

/** The site's order of things, with how it is used. */
export interface Taxonomy {
  categories: {
    id: CategoryId;
    name: string;
    path: string;
    version: number;
    /** What stands below it: its sub-category pages and tiles, by their keys. */
    versions: Record<string, number>;
    topics: ListedTopic[];
  }[];
  retired: { key: string; name: string }[];
  /** What people searched for in vain. */
  sought: { words: string; times: number }[];
}
