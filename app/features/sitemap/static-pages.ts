import { advisorsMessages } from "#app/features/advisors/messages";
import { categories } from "#app/features/catalog/categories";
import { subcategories } from "#app/features/catalog/subcategories";
import { policiesMessages } from "#app/features/policies/messages";
import { HELP_PAGE, searchablePages } from "#app/features/search/searchable-pages";

/** Of the pages the search dialog knows, those that are there for a signed-in person alone. */
const PERSONAL = new Set(["/auth", "/profile", "/book-consultation", "/advisor-profile"]);

/** Pages beside the thirteen of the search dialog. */
const FURTHER = [
  { path: "/advisors/all", name: advisorsMessages.allTitle, description: advisorsMessages.allDescription },
  HELP_PAGE,
  { path: "/cookies", name: policiesMessages.cookies, description: policiesMessages.cookiesDescription },
];

/** The pages of the site that everybody can read and that stand under their own address. */
export const visitorPages = () => [...searchablePages().filter(({ path }) => !PERSONAL.has(path)), ...FURTHER];

/** Every public address that is always there, once each, in the order of the site. */
export function staticPaths(): string[] {
  const places = [...visitorPages(), ...categories(), ...subcategories()];
  return [...new Set(places.map(({ path }) => path))];
}
