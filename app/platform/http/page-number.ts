const MAX_PAGE = 500;

/** Reads the page number from ?page=, between 1 and 500; 1 when it is invalid. */
export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
