/** Maximum number of advisors in a comparison. */
export const MAX_COMPARED = 3;

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** Parses the advisors to compare from the `compare` parameter: unique slugs, at most three. */
export function readCompared(text: string | null | undefined): string[] {
  const slugs = (text ?? "").split(",").filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}

/** Returns the same URL with other advisors chosen; other parameters stay. */
export function withCompared(path: string, slugs: readonly string[]): string {
  const [pathname, search] = path.split("?");
  const params = new URLSearchParams(search);
  params.delete("compare");
  if (slugs.length > 0) params.set("compare", slugs.join(","));
  return params.size > 0 ? `${pathname}?${readable(params)}` : `${pathname}`;
}

/** Removes a chosen advisor, or adds one while there is room. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((chosen) => chosen !== slug);
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : [...slugs];
}

interface Address {
  pathname: string;
  search: string;
}

/** Whether a navigation only changes who is compared. */
export function isOnlyComparison(from: Address, to: Address): boolean {
  const [before, after] = [from, to].map(({ pathname, search }) => withCompared(pathname + search, []));
  return before === after && chosenIn(from) !== chosenIn(to);
}

const chosenIn = ({ search }: Address) => new URLSearchParams(search).get("compare");

/** Formats a query readably: a comma needs no escaping there. */
export function readable(params: URLSearchParams): string {
  return params.toString().replaceAll("%2C", ",");
}
