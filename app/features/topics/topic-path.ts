import { categoryById } from "#app/features/catalog/categories";
import { subcategoryOfShelf, type Topic } from "./topic-list";

/** Returns the page of an area: its sub-category page, otherwise its category's page with the expertise filter set. */
export function topicPath({ shelf, category, slug }: Pick<Topic, "shelf" | "category" | "slug">): string {
  return subcategoryOfShelf(shelf)?.path ?? `${categoryById(category).path}?expertise=${slug}`;
}
