import type { CategoryId } from "#app/features/catalog/categories";
import { expertiseTilesOf, findExpertiseTile, tileKey } from "#app/features/catalog/expertise-tiles";
import { topicBySlug, topicsOfCategory, topicsOnShelf } from "./topic-list";

interface ExpertiseChoice {
  slug: string;
  label: string;
}

/** Returns the slugs of the areas behind an expertise filter: those of a tile of the category, or the one area. Empty if unknown. */
export function topicSlugsOfExpertise(slug: string, category?: CategoryId): string[] {
  const tile = category && findExpertiseTile(category, slug);
  if (tile) return topicsOnShelf(tileKey(tile)).map((topic) => topic.slug);
  return topicBySlug(slug) ? [slug] : [];
}

/** Returns the options of a category's expertise filter: its tiles, then its areas. */
export function expertiseChoices(category: CategoryId): ExpertiseChoice[] {
  const tiles = expertiseTilesOf(category).map(({ slug, label }) => ({ slug, label }));
  const areas = topicsOfCategory(category).filter(({ slug }) => tiles.every((tile) => tile.slug !== slug));
  return [...tiles, ...areas.map(({ slug, name }) => ({ slug, label: name }))];
}

/** Returns the label of an active expertise filter; an unknown one is shown as in the URL. */
export function expertiseLabel(slug: string, category?: CategoryId): string {
  return (category && findExpertiseTile(category, slug)?.label) || (topicBySlug(slug)?.name ?? slug);
}
