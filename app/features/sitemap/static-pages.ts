import { advisorsMessages } from "#app/features/advisors/messages";
import { categories } from "#app/features/catalog/categories";
import { subcategories } from "#app/features/catalog/subcategories";
import { policiesMessages } from "#app/features/policies/messages";
import { HELP_PAGE, searchablePages } from "#app/features/search/searchable-pages";

/** Pages of the search dialog that are only for signed-in people. */
const PERSONAL = new Set(["/auth", "/profile", "/book-consultation", "/advisor-profile"]);

/** Where the texts of further pages are translated, by their English text: room and key. */
export const FURTHER_TEXTS: ReadonlyMap<string, string> = new Map([
  [advisorsMessages.allTitle, "advisors.allTitle"],
  [advisorsMessages.allDescription, "advisors.allDescription"],
  [policiesMessages.cookies, "policies.cookies"],
  [policiesMessages.cookiesDescription, "policies.cookiesDescription"],
]);

/** Pages besides the thirteen of the search dialog. */
const FURTHER = [
  { path: "/advisors/all", name: advisorsMessages.allTitle, description: advisorsMessages.allDescription },
  HELP_PAGE,
  { path: "/cookies", name: policiesMessages.cookies, description: policiesMessages.cookiesDescription },
];

/** The public pages that have a URL of their own. */
export const visitorPages = () => [...searchablePages().filter(({ path }) => !PERSONAL.has(path)), ...FURTHER];

/** Every permanent public path, without duplicates, in site order. */
export function staticPaths(): string[] {
  const places = [...visitorPages(), ...categories(), ...subcategories()];
  return [...new Set(places.map(({ path }) => path))];
}
