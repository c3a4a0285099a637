import { CATEGORIES, type Category, categoryByName } from "#app/features/catalog/categories";
import { SEARCHABLE_PAGES, type SearchablePage } from "./searchable-pages";

export interface SiteSearch {
  categories: Category[];
  pages: SearchablePage[];
  /** The category named exactly: pressing Enter goes there; without one Enter asks for a new category. */
  exact: Category | undefined;
}

/** What the search dialog lists for a text: categories by name, pages by name or description (visitor site, section 2: Search dialog). */
export function searchSite(text: string): SiteSearch {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return { categories: [...CATEGORIES], pages: [], exact: undefined };
  return {
    categories: CATEGORIES.filter(({ name }) => name.toLowerCase().includes(wanted)),
    pages: SEARCHABLE_PAGES.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted)),
    exact: categoryByName(text),
  };
}

/** The categories whose name or description holds the text: the box of /find-advisor. Keeps the order given. */
export function filterCategories(text: string, categories: readonly Category[] = CATEGORIES): Category[] {
  const wanted = text.trim().toLowerCase();
  return categories.filter(({ name, description }) => name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted));
}
