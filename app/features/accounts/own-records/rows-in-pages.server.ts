import { and, asc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";

/** A megabyte or two with the longest rows. */
const ROWS_AT_ONCE = 200;

type Row = Record<string, unknown>;

/** Yields rows in pages, so that few are in memory and no connection is held while they are consumed. `read` returns those after the last. */
export async function* inPages<Found>(
  read: (last: Found | undefined, most: number) => PromiseLike<Found[]>,
): AsyncGenerator<Found, void, undefined> {
  let rows = await read(undefined, ROWS_AT_ONCE);
  yield* rows;
  while (rows.length === ROWS_AT_ONCE) {
    rows = await read(rows.at(-1), ROWS_AT_ONCE);
    yield* rows;
  }
}

/** A timestamp to the microsecond: JS dates are less precise, and would repeat or skip the next row. */
export const exactly = (column: AnyPgColumn) => sql<string>`${column}::text`;

/** Condition for the rows after a moment, and after an id within it. */
export const isAfter = (moment: AnyPgColumn, id: AnyPgColumn, last: { moment: string; id: string } | undefined): SQL | undefined =>
  last && sql`(${moment}, ${id}) > (${last.moment}::timestamptz, ${last.id}::uuid)`;

/** Yields the rows of a table that one person owns, ordered by the rest of their key. */
export function ownRows(table: PgTable, owner: AnyPgColumn, ownerId: string): AsyncGenerator<Row> {
  const key = keyBeside(table, owner);
  const name = Object.entries(getTableColumns(table)).find(([, column]) => column.name === key.name)?.[0] ?? "";
  return inPages<Row>((last, most) =>
    db
      .select()
      .from(table)
      .where(and(eq(owner, ownerId), last && gt(key, last[name])))
      .orderBy(asc(key))
      .limit(most),
  );
}

/** Returns the key column that tells one owner's rows apart; the owner column if each has a single row. */
function keyBeside(table: PgTable, owner: AnyPgColumn): AnyPgColumn {
  const { columns, primaryKeys, name } = getTableConfig(table);
  const keys: AnyPgColumn[] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const [first, ...others] = keys.filter((column) => column.name !== owner.name);
  if (others.length > 0 || keys.length === 0) throw new Error(`The rows of one owner in ${name} differ by more than one column`);
  return first ?? owner;
}
