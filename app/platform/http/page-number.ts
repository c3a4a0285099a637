const FURTHEST_PAGE = 500;

/** The page that an address asks for by ?page=, at least 1 and at most 500; 1 for what is no page. */
export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1;
}
