const FURTHEST_PAGE = 500;

/** The page that an address asks for by ?page=, from 1 to 500; 1 for anything else. */
export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1;
}
