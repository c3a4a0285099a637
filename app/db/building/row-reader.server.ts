import { Column, getTableName, is, SQL, Subquery, type Table } from "drizzle-orm";

/** A selected field, as the query builder orders them. */
interface Selected {
  path: readonly string[];
  field: unknown;
}

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}

/** Where a value of a row goes, and how it is read. `table` is that of a column. */
interface Cell {
  key: string;
  inner: string | undefined;
  decoder: Decoder;
  table: string | undefined;
}

/** Tables of a statement and whether an outer join always finds their row. */
type NotNullable = Readonly<Record<string, boolean>>;

const cellsOf = new WeakMap<readonly Selected[], Cell[] | null>();

/** How the rows of a statement are read, found once per statement; null for what is rare, which the query builder reads itself. */
export function cellsFor(fields: readonly Selected[]): Cell[] | null {
  const known = cellsOf.get(fields);
  if (known !== undefined) return known;
  const found = fields.every(({ path }) => path.length === 1 || path.length === 2) ? fields.map(cellOf) : null;
  cellsOf.set(fields, found);
  return found;
}

function cellOf({ path: [key = "", inner], field }: Selected): Cell {
  const isColumn = is(field, Column);
  return { key, inner, decoder: decoderOf(field), table: isColumn ? getTableName(field.table as Table) : undefined };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const statement = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql;
  return (statement as unknown as { decoder: Decoder }).decoder;
}

type Row = Record<string, unknown>;
/** The table of each part of a row that has nothing of it; false once it has. */
type Missing = Record<string, string | false>;

/** Reads a row as the query builder does; a table of an outer join that has no row is null as a whole. */
export function readRow(cells: readonly Cell[], values: readonly unknown[], notNullable: NotNullable | undefined): Row {
  const row: Row = {};
  let missing: Missing | undefined;
  for (let at = 0; at < cells.length; at += 1) {
    const { key, inner, decoder, table } = cells[at] as Cell;
    const raw = values[at];
    const value = raw === null ? null : decoder.mapFromDriverValue(raw);
    if (inner === undefined) {
      row[key] = value;
      continue;
    }
    if (!(key in row)) row[key] = {};
    (row[key] as Row)[inner] = value;
    if (notNullable && table !== undefined) missing = noted(missing ?? {}, key, table, value);
  }
  for (const [key, table] of Object.entries(missing ?? {})) if (table && !notNullable?.[table]) row[key] = null;
  return row;
}

/** Notes which parts of a row have nothing of their table, judged by its first column as the query builder does. */
function noted(missing: Missing, key: string, table: string, value: unknown): Missing {
  if (!(key in missing)) missing[key] = value === null && table;
  else if (missing[key] !== table) missing[key] = false;
  return missing;
}
