import { getTableColumns } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";

/** Who may take a column along: the person whom a row belongs to, in all that is kept of them, and admins, in the export of the site. */
export type Taker = "owner" | "admins";

/** Names of a table's columns, separated by spaces: each stands once. */
export interface Takers {
  both?: string;
  owner?: string;
  admins?: string;
  nobody?: string;
}

export interface ExportedTable {
  table: PgTable;
  takers: Takers;
  /** Columns of which the owner gets only some values, by name. */
  ownerIf: Readonly<Record<string, (row: Record<string, unknown>) => boolean>>;
}

export const columns = (table: PgTable, takers: Takers, ownerIf: ExportedTable["ownerIf"] = {}): ExportedTable => ({
  table,
  takers,
  ownerIf,
});

/** The names of the columns that somebody may take along. A column that nobody has named is taken by nobody. */
export function namesFor({ takers }: ExportedTable, taker: Taker): Set<string> {
  return new Set([takers.both, takers[taker]].flatMap((names = "") => names.split(" ")).filter(Boolean));
}

/** The same as the database calls them, in its order. */
export function columnsFor(exported: ExportedTable, taker: Taker): string[] {
  const names = namesFor(exported, taker);
  const taken = Object.entries<AnyPgColumn>(getTableColumns(exported.table)).filter(([name]) => names.has(name));
  const known = new Set(taken.map(([, column]) => column.name));
  return getTableConfig(exported.table).columns.flatMap(({ name }) => (known.has(name) ? [name] : []));
}
