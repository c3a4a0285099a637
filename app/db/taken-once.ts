import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether a column is among what a subquery with a limit or a lock selects. `in` may run such a subquery once more for each row, and take more than its limit;
 * as an array it is run once.
 */
export const isTakenOnce = (column: Column, rows: SQLWrapper): SQL => sql`${column} = any(array(${rows}))`;
