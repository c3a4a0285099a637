/** How many advisors stand side by side at most. */
export const MOST_COMPARED = 3;

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** The advisors chosen to be compared, as the `compare` of a URL names them: slugs, each once, three at most. */
export function readCompared(text: string | null | undefined): string[] {
  const slugs = (text ?? "").split(",").filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

/** The same address with other advisors chosen; what else it says stays. */
export function withCompared(path: string, slugs: readonly string[]): string {
  const [pathname, search] = path.split("?");
  const params = new URLSearchParams(search);
  params.delete("compare");
  if (slugs.length > 0) params.set("compare", slugs.join(","));
  return params.size > 0 ? `${pathname}?${readable(params)}` : `${pathname}`;
}

/** Takes one that is chosen away, and adds one that is not while there is room. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((chosen) => chosen !== slug);
  return slugs.length < MOST_COMPARED ? [...slugs, slug] : [...slugs];
}

interface Address {
  pathname: string;
  search: string;
}

/** Whether the way from one address to another only changes who is compared. */
export function isOnlyComparison(from: Address, to: Address): boolean {
  const [before, after] = [from, to].map(({ pathname, search }) => withCompared(pathname + search, []));
  return before === after && chosenIn(from) !== chosenIn(to);
}

const chosenIn = ({ search }: Address) => new URLSearchParams(search).get("compare");

/** A query as a person would write it: a comma needs no escape there. */
export function readable(params: URLSearchParams): string {
  return params.toString().replaceAll("%2C", ",");
}
