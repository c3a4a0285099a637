import type { CategoryId } from "#app/features/catalog/categories";
import { expertiseTilesOf, tilePath } from "#app/features/catalog/expertise-tiles";
import { subcategoriesOf } from "#app/features/catalog/subcategories";

/** Returns a matcher's quick-start categories: on /business its four sub-pages (visitor site, section 2), elsewhere the tiles of the category's page. */
export function quickStartsOf(category: CategoryId): { label: string; path: string }[] {
  const pages = subcategoriesOf(category).map(({ tileLabel, path }) => ({ label: tileLabel, path }));
  if (pages.length > 0) return pages;
  return expertiseTilesOf(category).map((tile) => ({ label: tile.label, path: tilePath(tile) }));
}
