import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { db } from "./client.server";
import { batchReads } from "./read-batching.server";

useDatabase();

const backend = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
const failing = () => db.execute(sql`select 1 / 0`);

test("what a request reads at the same moment goes over one connection, and each gets its own answer", async () => {
  const words = ["one", "two", "three"];
  const read = (word: string) => db.execute<{ word: string; pid: number }>(sql`select ${word} as word, pg_backend_pid() as pid`);
  const rows = await batchReads(async () => (await Promise.all(words.map(read))).map((answer) => answer.rows[0]));
  expect(rows.map((row) => row?.word)).toEqual(words);
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
});

test("however many strands of a request read on and on, it holds one connection at a time", async () => {
  let held = 0;
  let most = 0;
  const take = () => {
    held += 1;
    most = Math.max(most, held);
  };
  const giveBack = () => {
    held -= 1;
  };
  db.$client.on("acquire", take).on("release", giveBack);
  const read = (word: string, seconds: number) =>
    db.execute<{ word: string }>(sql`select ${word}::text as word from pg_sleep(${seconds}::float8)`);
  const strand = async (name: string, seconds: number) => {
    const seen: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) seen.push((await read(`${name}${number}`, seconds)).rows[0]?.word);
    return seen;
  };
  const seen = await batchReads(() => Promise.all([strand("a", 0.02), strand("b", 0), batchReads(() => strand("c", 0.005))]));
  db.$client.off("acquire", take).off("release", giveBack);
  expect(seen).toEqual([
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
  ]);
  expect([most, held]).toEqual([1, 0]);
});

test("outside of a request each goes by itself", async () => {
  expect(new Set(await Promise.all([backend(), backend(), backend()])).size).toBe(3);
});

test("one that fails takes none of the others with it, and the next are answered again", async () => {
  const answers = await batchReads(() => Promise.allSettled([backend(), failing(), backend()]));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await batchReads(() => Promise.all([backend(), backend()]))).toHaveLength(2);
});

test("a write goes by itself, in its turn", async () => {
  const name = "reads-together";
  const count = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from site_settings where name = ${name}`)).rows[0]?.n;
  const seen = await batchReads(async () => {
    const before = await Promise.all([count(), backend()]);
    await db.execute(sql`insert into site_settings (name, value) values (${name}, '')`);
    const after = await Promise.all([count(), backend()]);
    await db.execute(sql`delete from site_settings where name = ${name}`);
    return [before[0], after[0], await count()];
  });
  expect(seen).toEqual([0, 1, 0]);
});

test("what is asked twice at the same moment is read once, and each has rows of their own", async () => {
  const read = () => db.select({ drawn: sql<number>`random()` }).from(sql`(values (1)) as one`);
  const [[one], [same]] = await batchReads(() => Promise.all([read(), read()]));
  expect(one).toEqual(same);
  expect(one).not.toBe(same);
  const [[first], [other]] = await batchReads(async () => [await read(), await read()]);
  expect(first).not.toEqual(other);
});
