import { categories } from "#app/features/catalog/categories";
import { expertiseTiles, tileKey } from "#app/features/catalog/expertise-tiles";
import { keyOfPage, subcategories } from "#app/features/catalog/subcategories";
import { madeOfTopics, topicsOfCategory, topicsOnShelf } from "#app/features/topics/topic-list";
import { topicNameKey } from "#app/features/topics/topic-name";
import "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { UnknownArea } from "./import-answer";
import { nearestAreas } from "./nearest-areas";

/** Of the areas of a line that are none; each is compared with all that there are. */
const MAX_SHOWN = 5;

const inLanguages = (name: string) => LANGUAGES.map((language) => nameIn(language, name));

/** What areas are called in every language of the site; what two are called alike is the one that English calls so. */
const namedAreas = madeOfTopics((topics) => topics.map(({ name, slug }) => ({ name, slug, names: inLanguages(name) })));

/** The areas that somebody is in who is said to be in a sub-category or in what a tile stands for. */
const shelves = () => [
  ...subcategories().map((page) => ({ key: keyOfPage(page), names: [page.title, page.tileLabel] })),
  ...expertiseTiles().map((tile) => ({ key: tileKey(tile), names: [tile.label] })),
];

const slugBySaid = madeOfTopics(
  () =>
    new Map([
      ...namedAreas().flatMap(({ slug, names }) => names.map((each) => [topicNameKey(each), slug] as const)),
      ...namedAreas().map(({ slug, name }) => [topicNameKey(name), slug] as const),
    ]),
);

/** The areas of a sub-category by what it is called; what two are called alike ('Other') is neither. */
const slugsOfShelf = madeOfTopics(() => {
  const said = shelves().flatMap(({ key, names }) => names.flatMap(inLanguages).map((name) => ({ key, said: topicNameKey(name) })));
  const keys = Map.groupBy(said, (each) => each.said).entries();
  return new Map(
    [...keys].flatMap(([name, all]) => {
      const [key, ...others] = new Set(all.map((each) => each.key));
      const slugs = key && others.length === 0 ? topicsOnShelf(key).map(({ slug }) => slug) : [];
      return slugs.length > 0 ? [[name, slugs] as const] : [];
    }),
  );
});

/** The areas of a category by what it is called. */
const slugsOfCategory = madeOfTopics(() => {
  const said = categories().flatMap(({ id, name }) => inLanguages(name).map((each) => ({ id, said: topicNameKey(each) })));
  const areas = said.map((each) => [each.said, topicsOfCategory(each.id).map(({ slug }) => slug)] as const);
  return new Map(areas.filter(([, slugs]) => slugs.length > 0));
});

/** What stands in one cell, parted as people part it. */
export const listOf = (cell: string) =>
  cell
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The areas that a cell names, by their slugs, and those of the sub-categories in it, which go before where the column is theirs; a category's where
 * neither is called so; and what is none, with what it may be.
 */
export function areasOf(cell: string, column: "areas" | "sub-category"): { areas: string[]; unknownAreas: UnknownArea[] } {
  const said = listOf(cell).map((name) => {
    const [area, shelf] = [slugBySaid().get(topicNameKey(name)), slugsOfShelf().get(topicNameKey(name))];
    const own = area === undefined ? undefined : [area];
    // In a column of sub-categories a category is none: there 'Other' may be either of two.
    const slugs = column === "areas" ? (own ?? shelf ?? slugsOfCategory().get(topicNameKey(name))) : (shelf ?? own);
    return { name, slugs };
  });
  const areas = new Set(said.flatMap(({ slugs }) => slugs ?? []));
  const unknown = said.filter(({ slugs }) => slugs === undefined).slice(0, MAX_SHOWN);
  return { areas: [...areas], unknownAreas: unknown.map(({ name }) => ({ said: name, nearest: nearestAreas(name, namedAreas()) })) };
}
