/** How far the rows of a list are counted. */
export const MOST_COUNTED = 1000;
/** How many rows of a list stand on a page. */
export const ROWS_A_PAGE = 20;

/** Where a page of a list begins, with one row more than it shows, which says whether there are others. */
export const pageOf = (page: number) => ({ limit: ROWS_A_PAGE + 1, offset: (page - 1) * ROWS_A_PAGE });

/** A page of rows, without the one that says whether there are others. */
export const cutPage = <Row>(rows: readonly Row[]): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, ROWS_A_PAGE),
  hasMore: rows.length > ROWS_A_PAGE,
});
