import { subcategoryOfTopic } from "./subcategories";
import type { Topic } from "./topics";

/** Where an area is at home: its sub-category page, else its category's page with the expertise filter set. */
export function topicPath({ name, category, slug }: Topic): string {
  return subcategoryOfTopic(name)?.path ?? `/${category}?expertise=${slug}`;
}
