import type { SQLWrapper } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import type { KeyOrder, OrderPart } from "#app/db/page-by-key";

/** What a column is ordered by, all of it upwards, or all of it downwards. */
export type ColumnOrder = (isDown: boolean) => readonly OrderPart[];

interface Orders<Column extends string> {
  columns: Record<Column, ColumnOrder>;
  /** As the list comes. */
  usual: KeyOrder;
  /** What tells any two rows apart. */
  last: OrderPart;
}

/** The order asked for, of the columns there are: the name of one, or with a minus from its highest on; null as the list comes. */
export function orderOf<Column extends string>(sort: Column | `-${Column}` | null, { columns, usual, last }: Orders<Column>): KeyOrder {
  if (sort === null) return usual;
  const isDown = sort.startsWith("-");
  return { parts: [...columns[(isDown ? sort.slice(1) : sort) as Column](isDown), last], isDown };
}

/** Ordered by one value. */
export const by =
  (...part: OrderPart): ColumnOrder =>
  () => [part];

/** Ordered by a name, as people look it up. */
export const byNameOf = (value: SQLWrapper): ColumnOrder => byText(byName(value));

/** Ordered by a text, character by character. */
export const byText = (value: SQLWrapper): ColumnOrder => by(value, "text");
