import { type Category, categories } from "#app/features/catalog/categories";
import { expertiseTilesOf } from "#app/features/catalog/expertise-tiles";
import { finderOf, foldText } from "#app/features/catalog/search-words";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { topicsOfCategory } from "#app/features/topics/topic-list";

/**
 * Returns the categories whose tile on /find-advisor contains the text: in name, description, or the contents of tile and page; if there
 * are none, by their areas. Keeps the given order.
 */
export function filterCategories(text: string, among: readonly Category[] = categories()): Category[] {
  const wanted = text.trim().toLowerCase();
  const isFoundIn = finderOf(text);
  const found = among.filter((category) => {
    const told = [category.name, category.description, ...category.tileSubcategories];
    return told.some((each) => each.toLowerCase().includes(wanted)) || isFoundIn([...told, ...shelvesIn(category)].join(" "));
  });
  if (found.length > 0) return found;
  const ofAreas = among.filter(({ id }) => topicsOfCategory(id).some(({ name }) => isFoundIn(name)));
  if (ofAreas.length > 0) return ofAreas;
  const inOne = letters(text);
  return inOne.length < MIN_IN_ONE_LENGTH ? [] : among.filter((category) => isWrittenInOne(inOne, category));
}

/** Fewer letters can match across two words by chance. */
const MIN_IN_ONE_LENGTH = 4;

/** Matches separate words written as one: 'iplaw', 'growth&scaling'. */
function isWrittenInOne(wanted: string, category: Category): boolean {
  const told = [
    category.name,
    ...category.tileSubcategories,
    ...shelvesIn(category),
    ...topicsOfCategory(category.id).map(({ name }) => name),
  ];
  return told.some((each) => letters(each).includes(wanted));
}

const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");

const shelvesIn = ({ id }: Category): string[] => [
  ...subcategoriesOf(id).map(({ title }) => title),
  ...expertiseTilesOf(id).map(({ label }) => label),
];
