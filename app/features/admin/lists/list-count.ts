/** How far the rows of a list are counted. */
export const MOST_COUNTED = 1000;
/** How many rows of a list stand on a page. */
export const ROWS_A_PAGE = 20;

/** Where a page of a list is: which one it is said to be, and after or before the place of which row. */
export interface PagePlace {
  /** From 1. */
  page: number;
  after?: string | null;
  before?: string | null;
}

/** A page of a list as it turned out: which one, and the places that the pages before and after it begin from. */
export interface ShownPage {
  page: number;
  before: string | null;
  after: string | null;
}

/** The rows of a page of a list, with one row more than it shows, which says whether there are others. */
export const pageOf = ({ after, before }: PagePlace) => ({ limit: ROWS_A_PAGE + 1, after, before });

/** A page of rows in their order, without the one that says whether there are others. */
export function cutPage<Row extends { place: string }>(found: readonly Row[], selected: PagePlace): { rows: Row[]; shown: ShownPage } {
  const isTurned = !selected.after && !!selected.before;
  const rows = found.slice(0, ROWS_A_PAGE);
  if (isTurned) rows.reverse();
  const isMore = found.length > ROWS_A_PAGE;
  const [hasBefore, hasAfter] = isTurned ? [isMore, true] : [!!selected.after, isMore];
  const shown = {
    page: hasBefore ? Math.max(2, selected.page) : 1,
    before: hasBefore ? (rows[0]?.place ?? null) : null,
    after: hasAfter ? (rows.at(-1)?.place ?? null) : null,
  };
  return { rows, shown };
}
