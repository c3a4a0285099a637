import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { ADVICE_COLUMNS } from "./advice-columns.server";
import { columnsFor, type ExportedTable, namesFor } from "./exported-table.server";
import { PEOPLE_COLUMNS } from "./people-columns.server";
import { SITE_COLUMNS } from "./site-columns.server";

type Row = Record<string, unknown>;

/** Every table that is exported to anybody, with who may take which column. The only list of it: what is not in it leaves the site in no file. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [...PEOPLE_COLUMNS, ...ADVICE_COLUMNS, ...SITE_COLUMNS];

const byTable = new Map(EXPORTED_TABLES.map((exported) => [exported.table, exported]));

/** Returns the columns of a table in the export of the site, as the database calls them. */
export const columnsForAdmins = (table: PgTable): string[] => columnsFor(exportedOf(table), "admins");

/** Returns of a row what its owner takes along. */
export function rowForOwner(table: PgTable, row: Row): Row {
  const exported = exportedOf(table);
  const names = namesFor(exported, "owner");
  const isTold = (name: string) => exported.ownerIf[name]?.(row) ?? true;
  return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (names.has(name) ? [[name, isTold(name) ? value : null]] : [])));
}

function exportedOf(table: PgTable): ExportedTable {
  const exported = byTable.get(table);
  if (!exported) throw new Error(`Nobody has said which columns of ${getTableName(table)} are exported`);
  return exported;
}
