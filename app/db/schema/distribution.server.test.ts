import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { crossingStatements, PLACES, tablesIn } from "../../../tests/support/distribution";

useDatabase();

const read = async <Row extends Record<string, unknown>>(statement: string) => (await db.execute<Row>(sql.raw(statement))).rows;

test("of each table it is known where its rows would lie, and of none that is not there", async () => {
  const rows = await read<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...PLACES.keys()].sort());
});

interface Key {
  name: string;
  from: string;
  to: string;
  on_delete: string;
}

const keys = () =>
  read<
    Key & Record<string, unknown>
  >(`select conname as name, conrelid::regclass::text as "from", confrelid::regclass::text as "to", confdeltype as on_delete
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`);

test("no row refers to one that would lie in another place", async () => {
  const all = await keys();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ from, to }) => PLACES.get(from) !== PLACES.get(to))).toEqual([]);
});

/** Keys that set null on delete. With the marketplace in the key, that is emptied too, unless `on delete set null (column)` (PostgreSQL 15) names one. */
const SET_NULL = 30;

test("what empties a reference when the other row goes is known, since it would empty the marketplace, too", async () => {
  const emptying = (await keys()).filter(({ on_delete }) => on_delete === "n");
  expect(emptying.length).toBeLessThanOrEqual(SET_NULL);
  for (const { from } of emptying) expect(PLACES.get(from)).toBe("marketplace");
});

test("what holds over more than one row is of one marketplace, so that its key can stand before it", async () => {
  const rows = await read<{
    table: string;
    columns: string;
  }>(`select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as columns from pg_constraint c
    where contype in ('p', 'u', 'x') and connamespace = 'public'::regnamespace and conrelid <> 0
    union all select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(PLACES.size);
  const strange = rows.filter(({ table }) => !PLACES.has(table.replaceAll('"', "")));
  expect(strange).toEqual([]);
  // In a database with several, an exclusion constraint must compare the key by =: gist supports that with btree_gist, which is installed.
  const excluding = rows.filter(({ columns }) => columns.startsWith("EXCLUDE"));
  for (const { columns } of excluding) expect(columns).toContain("gist");
});

test("what triggers and functions write and read lies where their rows do", async () => {
  const rows = await read<{
    name: string;
    body: string;
  }>(`select proname as name, pg_get_functiondef(p.oid) as body from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')`);
  expect(rows.filter(({ body }) => tablesIn(body).length > 0).length).toBeGreaterThan(5);
  expect(crossingStatements(rows.map(({ body }) => body))).toEqual([]);
});

test("a statement over both places is found", () => {
  expect(crossingStatements(['select * from "job_passes" join outbox on true'])).toHaveLength(1);
  expect(crossingStatements(["select * from users join consultations on true", "select * from job_passes", "select 1"])).toEqual([]);
});
