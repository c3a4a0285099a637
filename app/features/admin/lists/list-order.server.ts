import type { SQLWrapper } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import type { KeyOrder, OrderPart } from "#app/db/page-by-key";

/** Sort keys of a column for one direction; all of them ascending, or all descending. */
export type ColumnOrder = (isDown: boolean) => readonly OrderPart[];

interface Orders<Column extends string> {
  columns: Record<Column, ColumnOrder>;
  /** Default order. */
  usual: KeyOrder;
  /** Unique key of a row, as the final tiebreaker. */
  last: OrderPart;
}

/** Returns the sort order for a column name, descending with a leading minus; null means the default order. */
export function orderOf<Column extends string>(sort: Column | `-${Column}` | null, { columns, usual, last }: Orders<Column>): KeyOrder {
  if (sort === null) return usual;
  const isDown = sort.startsWith("-");
  return { parts: [...columns[(isDown ? sort.slice(1) : sort) as Column](isDown), last], isDown };
}

/** Sorts by one value. */
export const by =
  (...part: OrderPart): ColumnOrder =>
  () => [part];

/** Sorts by a name, in alphabetical order as people expect it. */
export const byNameOf = (value: SQLWrapper): ColumnOrder => byText(byName(value));

/** Sorts by a text, character by character. */
export const byText = (value: SQLWrapper): ColumnOrder => by(value, "text");
