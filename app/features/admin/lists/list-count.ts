/** Maximum to which the rows of a list are counted. */
export const MAX_COUNTED = 1000;
/** Rows per page. */
export const ROWS_A_PAGE = 20;

/** Position of a page in a list: its number, and the key of the row it starts after or ends before. */
export interface PagePlace {
  /** Counted from 1. */
  page: number;
  after?: string | null;
  before?: string | null;
}

/** A page as shown: its number, and the keys from which the previous and the next page start. */
export interface ShownPage {
  page: number;
  before: string | null;
  after: string | null;
}

/** Key range of a page, with one extra row that tells whether there are more. */
export const pageOf = ({ after, before }: PagePlace) => ({ limit: ROWS_A_PAGE + 1, after, before });

/** Puts the rows of a page in order and drops the extra row. */
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
