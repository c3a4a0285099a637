import { type Category, categories, categoryByName } from "#app/features/catalog/categories";
import { finderOf } from "#app/features/catalog/search-words";
import type { Topic } from "#app/features/topics/topic-list";
import { topicPath } from "#app/features/topics/topic-path";
import { mendedWord } from "./mended-word";
import { PAGE_WORDS } from "./page-words";
import type { FoundLink } from "./search-answer";
import { HELP_PAGE, type SearchablePage, searchablePages } from "./searchable-pages";

export interface SiteSearch {
  categories: Category[];
  pages: SearchablePage[];
  /** Category with exactly this name: Enter goes there; without one Enter opens the category request. */
  exact: Category | undefined;
}

/**
 * Returns what the search dialog lists for a text: categories by name, pages by name or description (visitor site, section 2: Search dialog), and pages by
 * synonyms or reasons to visit ('refund', 'passwort vergessen'). `own` are the signed-in user's pages, `named` translates a name or description. Pages whose
 * name or description contains the text come first, then the help page, then the terms and the like.
 */
export function searchSite(text: string, own: readonly SearchablePage[] = [], named: (english: string) => string = String): SiteSearch {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return { categories: [...categories()], pages: [], exact: undefined };
  const finders = [text, plainUmlauts(text)].map(finderOf);
  const isFoundIn: Finder = (said) => finders.some((finder) => finder(said));
  return {
    categories: categories().filter(({ name }) =>
      [name, named(name)].some((each) => each.toLowerCase().includes(wanted) || isFoundIn(each)),
    ),
    pages: pagesOrMended(text, [...searchablePages(), HELP_PAGE, ...own], { isFoundIn, wanted, named }),
    exact: categoryByName(text),
  };
}

/** 'ü' may be written 'ue', and is folded to 'u' where it is searched. */
const plainUmlauts = (text: string) => text.replace(/([aou])e/gi, "$1");

type Finder = ReturnType<typeof finderOf>;

interface Sought {
  isFoundIn: Finder;
  wanted: string;
  named: (english: string) => string;
}

/** Where no page is found, a word of the site with a slip is read as it is meant: 'refnd'. */
function pagesOrMended(text: string, among: readonly SearchablePage[], { isFoundIn, wanted, named }: Sought): SearchablePage[] {
  const found = pagesFor(isFoundIn, wanted, among, named);
  const mended = found.length > 0 ? null : mendedWord(text);
  return mended === null ? found : pagesFor(finderOf(mended), mended, among, named);
}

function pagesFor(
  isFoundIn: Finder,
  wanted: string,
  among: readonly SearchablePage[],
  named: (english: string) => string,
): SearchablePage[] {
  const called = (page: SearchablePage) =>
    [page, { ...page, name: named(page.name), description: named(page.description) }].some((each) => isFound(each, wanted));
  const found = among.filter(called);
  const meant = among.filter((page) => !found.includes(page) && isMeant(page, isFoundIn));
  return [...found, ...meant.filter(({ path }) => path === HELP_PAGE.path), ...meant.filter(({ path }) => path !== HELP_PAGE.path)];
}

const isFound = ({ name, description }: SearchablePage, wanted: string) => `${name}\n${description}`.toLowerCase().includes(wanted);

/** Returns whether all words of a text occur together in a page's name and description, or in its synonyms in one language. */
function isMeant({ path, name, description }: SearchablePage, isFoundIn: Finder): boolean {
  return [`${name} ${description}`, ...(PAGE_WORDS[path] ?? "").split("\n")].some(isFoundIn);
}

/** Meaning of a text that names nothing directly: areas with their pages, and pages of the site. */
export interface Meant {
  topics: FoundLink[];
  pages: SearchablePage[];
  /** The text asks for these pages: they come before those that share a word with it. */
  isOnlyOfPages?: true;
}

export const NOTHING_MEANT: Meant = { topics: [], pages: [] };

/** Returns the pages to list: those that a text asks for, then those whose name or words it has; what it may mean, where there are none. */
export function listedPages(called: readonly SearchablePage[], { pages, isOnlyOfPages }: Meant): readonly SearchablePage[] {
  if (called.length === 0) return pages;
  return isOnlyOfPages ? [...pages, ...called.filter(({ path }) => !pages.some((page) => page.path === path))] : called;
}

const SIGN_IN = "/auth";

/** Converts areas and paths to search results; pages that need a sign-in become the sign-in page when signed out. */
export function meantBy(
  said: { topics: readonly Topic[]; pages: readonly string[]; isOnlyOfPages?: true },
  own: readonly SearchablePage[] = [],
): Meant {
  const pagesAt = (paths: readonly string[]) =>
    paths.flatMap((path) => [...searchablePages(), HELP_PAGE, ...own].find((page) => page.path === path) ?? []);
  const pages = pagesAt(said.pages);
  return {
    topics: said.topics.map((area) => ({ path: topicPath(area), name: area.name })),
    pages: said.pages.length > 0 && pages.length === 0 ? pagesAt([SIGN_IN]) : pages,
    ...(said.isOnlyOfPages && { isOnlyOfPages: true }),
  };
}
