import type pg from "pg";
import { copyOut, RowSum } from "./copy-rows.server";

export interface Table {
  schema: string;
  name: string;
  /** The stored columns; PostgreSQL recomputes generated ones by itself. */
  columns: string[];
}

export interface Sequence {
  schema: string;
  name: string;
  /** Null until the sequence is first used. */
  lastValue: string | null;
}

/** The product's own schemas: its tables, and its migration history. */
const SCHEMAS = "('public', 'drizzle')";

/** Settings under which values print as the same text on every server. */
const PLAIN_VALUES = ["timezone='UTC'", "datestyle='ISO, YMD'", "intervalstyle='iso_8601'", "extra_float_digits=3", "bytea_output='hex'"];

/** Begins a transaction that sees a snapshot of this moment. */
export async function beginSnapshot(client: pg.ClientBase) {
  await client.query("begin isolation level repeatable read read only");
  await writePlainValues(client);
}

/** Sets one text format for values and lifts the timeouts, for the rest of the transaction. */
export async function writePlainValues(client: pg.ClientBase) {
  for (const setting of [...PLAIN_VALUES, "statement_timeout=0", "idle_in_transaction_session_timeout=0"])
    await client.query(`set local ${setting}`);
}

/** Every table that holds rows, ordered by name. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    order by 1, 2`);
  return rows;
}

/** Every sequence with its last value. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname in ${SCHEMAS} order by schemaname, sequencename`);
  return rows;
}

/** The hashes of the applied migrations, oldest first. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at");
  return rows.map(({ hash }) => hash);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`;

export const columnList = ({ columns }: Table) => columns.map(quoted).join(", ");

/** The statement that copies a table out; it also reads a partitioned table. */
export const copyStatement = (table: Table) => `copy (select ${columnList(table)} from ${fullName(table)}) to stdout`;

/** Returns a table's checksum and its number of rows. */
export async function sumTable(client: pg.ClientBase, table: Table) {
  const sum = new RowSum();
  const rows = await copyOut(client, copyStatement(table), (row) => void sum.add(row));
  return { rows, sum: sum.hex };
}
