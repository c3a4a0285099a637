import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { anAdvisor } from "../../tests/support/people";
import { type Connection, db } from "./client.server";
import { FrequentStatements, prepareFrequentStatements } from "./generic-plans.server";
import { builtOnce } from "./prepared-statements.server";
import { advisors } from "./schema/advisors";
import { logos } from "./schema/site-content";
import { onStatement } from "./statement-times.server";

useDatabase();

const findApproved = builtOnce((database) =>
  database
    .select({ city: sql<string>`${advisors.city} as city_of_a_test` })
    .from(advisors)
    .where(and(eq(advisors.id, sql.placeholder("id")), eq(advisors.status, "approved")))
    .prepare("approved_of_a_test"),
);

const findAddress = builtOnce(
  (database) =>
    database
      .select({ slug: sql<string>`${advisors.slug} as slug_of_a_test` })
      .from(advisors)
      .where(eq(advisors.id, sql.placeholder("id")))
      .prepare("address_of_a_test"),
  { plan: "any" },
);

const planOf = async (connection: Connection, like: string) => {
  const { rows } = await connection.execute<{ statement: string; generic: number; custom: number }>(
    sql`select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement like ${like} and name <> ''`,
  );
  return rows.filter(({ statement }) => !statement.includes("pg_prepared_statements"));
};

test("a statement that was built once goes by one plan for every value, and knows what never changes in it", async () => {
  const { advisorId } = await anAdvisor();
  for (let asked = 0; asked < 3; asked += 1) await findApproved().execute({ id: advisorId });
  const [plan] = await planOf(db, "%as city_of_a_test%");
  expect(plan).toMatchObject({ generic: 3, custom: 0, statement: expect.stringContaining("'approved'") });
});

test("others are left to PostgreSQL, also right after it, and in a transaction all are", async () => {
  const { advisorId } = await anAdvisor();
  const mode = async (connection: Connection) =>
    (await connection.execute<{ plan_cache_mode: string }>(sql`show plan_cache_mode`)).rows[0]?.plan_cache_mode;
  await findApproved().execute({ id: advisorId });
  expect(await mode(db)).toBe("auto");
  await findApproved().execute({ id: advisorId });
  await db.transaction(async (tx) => expect(await mode(tx)).toBe("auto"));
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      throw new Error("given up");
    })
    .catch(() => undefined);
  expect([(await findApproved().execute({ id: advisorId })).length, await mode(db)]).toEqual([1, "auto"]);
});

test("what looks up a single row changes no setting, whichever the one before it has left", async () => {
  const { advisorId } = await anAdvisor();
  const asked: string[] = [];
  const stop = onStatement((_, text) => asked.push(text));
  for (const before of [findApproved, () => db.select({ of: logos.name }).from(logos).prepare("others_of_a_test")]) {
    await before().execute({ id: advisorId });
    asked.length = 0;
    for (let time = 0; time < 7; time += 1) expect((await findAddress().execute({ id: advisorId })).length).toBe(1);
    expect(asked.filter((text) => text.startsWith("set "))).toEqual([]);
    expect((await db.execute<{ plan_cache_mode: string }>(sql`show plan_cache_mode`)).rows[0]?.plan_cache_mode).toBe("auto");
  }
  stop();
  expect((await planOf(db, "%as slug_of_a_test%")).map(({ generic }) => generic > 0)).toContain(true);
});

/** A separate connection, unaffected by other tests' queries. */
async function ownConnection() {
  const pool = new pg.Pool({ ...db.$client.options, max: 1 });
  const names = new FrequentStatements();
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    prepareFrequentStatements(client, names);
  });
  return { own: drizzle({ client: pool }), close: () => pool.end() };
}

test("what is asked the third time is kept, whatever its values; a statement of somebody's search is not, nor one of all columns, which a migration changes", async () => {
  const { own, close } = await ownConnection();
  for (const name of ["a", "b", "c", "d"]) {
    await own.select({ of: logos.name }).from(logos).where(eq(logos.name, name));
    await own.execute(sql`select ${name} as searched from search_words limit 1`);
    await own.execute(sql`select * from site_settings where name = ${name}`);
    if (name === "b") expect(await planOf(own, "%logos%")).toEqual([]);
  }
  expect((await planOf(own, "%logos%")).length).toBe(1);
  expect(await planOf(own, "%search_words%")).toEqual([]);
  expect(await planOf(own, "%site_settings%")).toEqual([]);
  await close();
});

test("of a process's statements so many are kept, and no more", () => {
  const names = new FrequentStatements();
  const ask = (n: number) => [1, 2, 3].map(() => names.named({ text: `select ${n}` }).name).at(-1);
  expect(Array.from({ length: 300 }, (_, n) => ask(n)).filter(Boolean).length).toBe(256);
});

test("a statement that is kept and fails takes nothing with it: the next is answered", async () => {
  const half = (of: number) => db.execute<{ half: number }>(sql`select 10 / ${of}::int as half`);
  for (const of of [2, 5, 1]) await half(of);
  await expect(half(0)).rejects.toThrow();
  expect((await half(2)).rows[0]?.half).toBe(5);
});
