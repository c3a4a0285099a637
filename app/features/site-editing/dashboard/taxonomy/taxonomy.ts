/** The site's order of things, with how it is used. */
export interface Taxonomy {
  categories: {
    id: string;
    name: string;
    path: string;
    subcategories: { title: string; path: string }[];
    topics: { name: string; advisors: number; asked: number }[];
  }[];
  /** What people searched for in vain. */
  sought: { words: string; times: number }[];
}
