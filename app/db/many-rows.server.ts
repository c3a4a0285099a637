import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "./client.server";

const ROWS_A_STATEMENT = 2000;

/**
 * Inserts many rows, each statement with a single parameter that holds them all: binding thousands of values takes longer than writing
 * them. A column missing from a row gets its default.
 */
export async function insertMany<Table extends PgTable>(connection: Connection, table: Table, rows: readonly Table["$inferInsert"][]) {
  const columns = Object.entries(getTableColumns(table)) as [name: string, column: PgColumn][];
  const kinds = new Map<string, Record<string, unknown>[]>();
  for (const row of rows as readonly Record<string, unknown>[]) {
    const given = columns.filter(([name]) => row[name] !== undefined);
    const kind = given.map(([name]) => name).join();
    const alike = kinds.get(kind) ?? [];
    kinds.set(kind, alike);
    alike.push(Object.fromEntries(given.map(([name, column]) => [column.name, asJson(column, row[name])])));
  }
  for (const alike of kinds.values()) {
    const names = sql.join(
      Object.keys(alike[0] ?? {}).map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (let start = 0; start < alike.length; start += ROWS_A_STATEMENT) {
      const part = JSON.stringify(alike.slice(start, start + ROWS_A_STATEMENT));
      await connection.execute(
        sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${part}::json)`,
      );
    }
  }
}

/** Arrays and JSON columns are passed as they are; all others as the driver would send them. */
function asJson(column: PgColumn, value: unknown): unknown {
  if (value === null || column.dataType === "array" || column.dataType === "json") return value;
  const sent = column.mapToDriverValue(value);
  return Buffer.isBuffer(sent) ? `\\x${sent.toString("hex")}` : sent;
}
