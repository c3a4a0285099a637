import { asc, count, DrizzleQueryError, eq, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { db } from "../client.server";
import { users } from "../schema/accounts/accounts";
import { profiles } from "../schema/accounts/profiles";
import { advisors, weeklyHours } from "../schema/advisors";

useDatabase();

const STATEMENTS: [what: string, ask: (database: NodePgDatabase) => PromiseLike<unknown>][] = [
  ["rows of one table", (database) => database.select().from(users).orderBy(asc(users.id))],
  [
    "whole tables, one of them without a row",
    (database) => database.select().from(users).leftJoin(advisors, eq(advisors.userId, users.id)).orderBy(asc(users.id)),
  ],
  [
    "some columns, none of one table",
    (database) =>
      database
        .select({ id: users.id, of: { slug: advisors.slug, rate: advisors.hourlyRate }, at: users.createdAt })
        .from(users)
        .leftJoin(advisors, eq(advisors.userId, users.id))
        .orderBy(asc(users.id)),
  ],
  [
    "columns of two tables in one part",
    (database) =>
      database
        .select({ id: users.id, of: { slug: advisors.slug, mail: users.email } })
        .from(users)
        .leftJoin(advisors, eq(advisors.userId, users.id))
        .orderBy(asc(users.id)),
  ],
  [
    "three deep",
    (database) =>
      database
        .select({ a: { b: { id: users.id } }, zone: profiles.timezone })
        .from(users)
        .innerJoin(profiles, eq(profiles.userId, users.id))
        .orderBy(asc(users.id)),
  ],
  ["what is worked out", (database) => database.select({ many: count(), one: sql<number>`1 + 1`.mapWith(Number).as("one") }).from(users)],
  ["a number of rows", (database) => database.$count(users)],
  [
    "what a change answers",
    (database) => database.update(users).set({ email: sql`email` }).returning({ id: users.id, at: users.createdAt }),
  ],
  ["a change that answers nothing", async (database) => (await database.delete(weeklyHours).where(sql`false`)).rowCount],
];

test.each(STATEMENTS)("%s are read as the query builder reads them", async (_, ask) => {
  await anAdvisor();
  await db.insert(users).values({ email: `${crypto.randomUUID()}@example.com` });
  const theirs = await ask(drizzle(db.$client));
  expect(await ask(db)).toEqual(theirs);
  expect(await db.transaction((tx) => Promise.resolve(ask(tx as unknown as NodePgDatabase)))).toEqual(theirs);
});

test("a failure is told with its statement and its cause", async () => {
  const failure: unknown = await db
    .select({ broken: sql`1 / 0` })
    .from(users)
    .then(null, (error: unknown) => error);
  expect(failure).toBeInstanceOf(DrizzleQueryError);
  expect((failure as DrizzleQueryError).query).toContain("1 / 0");
  expect((failure as DrizzleQueryError).cause).toMatchObject({ code: "22012" });
});
