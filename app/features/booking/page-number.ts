const FURTHEST_PAGE = 500;

/** The page that an address asks for by ?page=, from 1. */
export function readPage(url: string): number {
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1;
}
