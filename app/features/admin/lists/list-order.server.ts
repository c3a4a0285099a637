import { asc, desc, type SQL, type SQLWrapper } from "drizzle-orm";

/** How a column is ordered, from its lowest on with `asc` and from its highest on with `desc`. */
export type ColumnOrder = (direction: (by: SQLWrapper) => SQL) => SQL[];

/** The order that is wished, of the columns there are: the name of one, or with a minus from its highest on. */
export function orderOf<Column extends string>(sort: Column | `-${Column}`, columns: Record<Column, ColumnOrder>): SQL[] {
  const isDown = sort.startsWith("-");
  return columns[(isDown ? sort.slice(1) : sort) as Column](isDown ? desc : asc);
}

/** Ordered by one value. */
export const by =
  (value: SQLWrapper): ColumnOrder =>
  (direction) => [direction(value)];
