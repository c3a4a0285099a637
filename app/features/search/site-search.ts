import { type Category, categories, categoryByName } from "#app/features/catalog/categories";
import { expertiseTilesOf } from "#app/features/catalog/expertise-tiles";
import { findsText } from "#app/features/catalog/search-words";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { topicsOfCategory } from "#app/features/topics/topic-list";
import { PAGE_WORDS } from "./page-words";
import { HELP_PAGE, type SearchablePage, searchablePages } from "./searchable-pages";

export interface SiteSearch {
  categories: Category[];
  pages: SearchablePage[];
  /** The category named exactly: pressing Enter goes there; without one Enter asks for a new category. */
  exact: Category | undefined;
}

/**
 * What the search dialog lists for a text: categories by name, pages by name or description (visitor site, section 2: Search dialog), and pages by
 * what else people call them or come to them for ('refund', 'passwort vergessen'). `own` are the pages of whoever is signed in.
 */
export function searchSite(text: string, own: readonly SearchablePage[] = []): SiteSearch {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return { categories: [...categories()], pages: [], exact: undefined };
  return {
    categories: categories().filter(({ name }) => name.toLowerCase().includes(wanted) || findsText(text, name)),
    pages: [...searchablePages(), HELP_PAGE, ...own].filter((page) => isFound(page, wanted) || isMeant(page, text)),
    exact: categoryByName(text),
  };
}

const isFound = ({ name, description }: SearchablePage, wanted: string) => `${name}\n${description}`.toLowerCase().includes(wanted);

/** Whether a page has all the words of a text together: in its name and description, or in what people of one language call it. */
function isMeant({ path, name, description }: SearchablePage, text: string): boolean {
  return [`${name} ${description}`, ...(PAGE_WORDS[path] ?? "").split("\n")].some((called) => findsText(text, called));
}

/**
 * The categories whose tile on /find-advisor holds the text: by name or description, or what stands on the tile and its page; where none does, by the
 * areas in it. Keeps the order given.
 */
export function filterCategories(text: string, among: readonly Category[] = categories()): Category[] {
  const wanted = text.trim().toLowerCase();
  const found = among.filter((category) => {
    const told = [category.name, category.description, ...category.tileSubcategories];
    return told.some((each) => each.toLowerCase().includes(wanted)) || findsText(text, [...told, ...shelvesIn(category)].join(" "));
  });
  return found.length > 0 ? found : among.filter(({ id }) => topicsOfCategory(id).some(({ name }) => findsText(text, name)));
}

const shelvesIn = ({ id }: Category): string[] => [
  ...subcategoriesOf(id).map(({ title }) => title),
  ...expertiseTilesOf(id).map(({ label }) => label),
];
