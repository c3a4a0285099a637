import { and, asc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";

/** A megabyte or two, of the longest rows. */
const ROWS_AT_ONCE = 200;

type Row = Record<string, unknown>;

/** Rows, some at a time, so that no more are in memory and none hold a connection while they are taken. `read` gives those after the last. */
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

/** When something was, to the microsecond: a date of ours knows less, and the one after it would be read again or left out. */
export const exactly = (column: AnyPgColumn) => sql<string>`${column}::text`;

/** What comes after a moment, and within it after an id. */
export const isAfter = (moment: AnyPgColumn, id: AnyPgColumn, last: { moment: string; id: string } | undefined): SQL | undefined =>
  last && sql`(${moment}, ${id}) > (${last.moment}::timestamptz, ${last.id}::uuid)`;

/** The rows of a table that are somebody's, in the order of what tells them from each other. */
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

/** The column of the key by which the rows of one owner differ; where there is one row alone, the owner's. */
function keyBeside(table: PgTable, owner: AnyPgColumn): AnyPgColumn {
  const { columns, primaryKeys, name } = getTableConfig(table);
  const keys: AnyPgColumn[] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const [first, ...others] = keys.filter((column) => column.name !== owner.name);
  if (others.length > 0 || keys.length === 0) throw new Error(`The rows of one owner in ${name} differ by more than one column`);
  return first ?? owner;
}
