import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { db } from "./client.server";
import { describeOnce } from "./described-once.server";
import { openDatabase } from "./open-database.server";
import { PooledClient } from "./pooler.server";
import { topics } from "./schema/catalog";

useDatabase();

// One connection, so that the second time is on that of the first.
let pool: pg.Pool;
let one: ReturnType<typeof openDatabase>;
let connection: pg.PoolClient["connection"];
beforeAll(async () => {
  pool = new pg.Pool({ ...db.$client.options, max: 1, pipeline: true });
  pool.on("connect", describeOnce);
  one = openDatabase(pool);
  const client = await pool.connect();
  connection = client.connection;
  client.release();
});
afterAll(() => pool.end());

const named = (name: string) => {
  const rows = one.select({ id: topics.id, at: topics.createdAt, words: topics.words, retired: topics.retiredAt }).from(topics);
  return rows.where(eq(topics.name, sql.placeholder("name"))).prepare(name);
};

test("a named statement is described once per connection, and its rows are read as before", async () => {
  const describes = vi.spyOn(connection, "describe");
  const find = named("described_of_a_test");
  const first = await find.execute({ name: "Business Strategy" });
  expect(first[0]?.at).toBeInstanceOf(Date);
  expect(describes).toHaveBeenCalledTimes(1);
  expect(await find.execute({ name: "Business Strategy" })).toEqual(first);
  expect(await find.execute({ name: "No such topic" })).toEqual([]);
  const both = await Promise.all(["Business Strategy", "No such topic"].map((name) => find.execute({ name })));
  expect(both).toEqual([first, []]);
  expect(describes).toHaveBeenCalledTimes(1);
});

test("one that answers with no rows is described once, too, and tells how many it changed", async () => {
  const describes = vi.spyOn(connection, "describe");
  describes.mockClear();
  const touch = one.update(topics).set({ version: sql`version` }).where(eq(topics.name, "Business Strategy")).prepare("touched_of_a_test");
  expect((await touch.execute()).rowCount).toBe(1);
  expect((await touch.execute()).rowCount).toBe(1);
  expect(describes).toHaveBeenCalledTimes(1);
});

test("columns that a migration gives another type are refused, not read as what they were", async () => {
  await pool.query("create table changed_of_a_test (value int); insert into changed_of_a_test values (7)");
  const read = () => pool.query({ name: "changed", text: "select value from changed_of_a_test", types: pg.types });
  expect((await read()).rows).toEqual([{ value: 7 }]);
  expect((await read()).rows).toEqual([{ value: 7 }]);
  await pool.query("alter table changed_of_a_test alter value type text");
  await expect(read()).rejects.toThrow("cached plan must not change result type");
  await pool.query("drop table changed_of_a_test");
});

test("a failure reaches whoever asked, with their stack, and the connection goes on", async () => {
  const divide = () => pool.query({ name: "divided", text: "select 1 / $1::int as value", values: [0], types: pg.types });
  const failure = await divide().catch((error: Error) => error);
  expect(String((failure as Error).stack)).toContain("described-once.server");
  await expect(divide()).rejects.toThrow("division by zero");
  const { rows } = await pool.query({ name: "divided", text: "select 1 / $1::int as value", values: [1], types: pg.types });
  expect(rows).toEqual([{ value: 1 }]);
});

test("a pooler's connections, which name no statements, are left as they are", () => {
  const client = new PooledClient();
  const { query } = client;
  describeOnce(client as unknown as pg.PoolClient);
  expect(client.query).toBe(query);
});
