import { and, eq, exists, gt, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { drizzle, NodePgDatabase } from "drizzle-orm/node-postgres";
import { alias, PgDialect, pgEnum, pgSchema, pgTable, pgView, QueryBuilder, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "../schema/accounts/accounts";
import { profiles } from "../schema/accounts/profiles";
import { advisors } from "../schema/advisors";
import { consultations } from "../schema/booking";
import { notifications } from "../schema/notifications";
import { QuickDialect } from "./quick-dialect.server";

const byBuilder = drizzle.mock();
const quickly = new NodePgDatabase(new QuickDialect(), byBuilder._.session, undefined);
const mood = pgEnum("mood", ["glad"]);
const elsewhere = pgSchema("else where").table("places", { name: text() });
const odd = pgTable('say "x"', { constructor: text('col"umn'), mood: mood() });
const seen = pgView("seen").as((from) => from.select({ id: users.id }).from(users));
const [other, at] = [alias(users, "other"), new Date("2026-01-02T03:04:05Z")];
/** The same statements, each built by the dialect of a database. */
function statementsOf(
  db: Pick<typeof byBuilder, "select" | "selectDistinct" | "insert" | "update" | "delete" | "with" | "$with" | "$count">,
) {
  const inner = db
    .select({ id: advisors.id, constructor: sql<string>`upper(${advisors.slug})`.as("loud") })
    .from(advisors)
    .as("inner");
  const held = db.$with("held").as(db.select().from(profiles).where(eq(profiles.userId, "1")));
  return {
    joins: db
      .select()
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(and(eq(users.id, "1"), isNull(users.suspendedAt))),
    aliases: db
      .select({ a: users.id, b: other.email })
      .from(users)
      .innerJoin(other, eq(other.id, users.id))
      .where(inArray(other.id, ["1", "2"])),
    subqueries: db
      .select({ id: inner.id, loud: inner.constructor })
      .from(inner)
      .where(gt(inner.id, sql`${"5"}::uuid`))
      .limit(3)
      .offset(1),
    with: db.with(held).select().from(held).orderBy(held.userId),
    exists: db
      .select()
      .from(users)
      .where(or(exists(db.select().from(advisors)), notExists(new QueryBuilder().select().from(profiles))))
      .for("share"),
    count: sql`select ${db.$count(users, eq(users.id, "1"))}`,
    insert: db
      .insert(notifications)
      .values([{ userId: "1", kind: "k", subject: "s", link: "/", named: ["2"], details: { a: "b" }, createdAt: at }])
      .returning(),
    upsert: db
      .insert(profiles)
      .values({ userId: "1", email: "e" })
      .onConflictDoUpdate({ target: profiles.userId, set: { email: sql`excluded.email` } }),
    update: db
      .update(consultations)
      .set({ note: "n", closedAt: null, sequence: sql`${consultations.sequence} + ${1}` })
      .where(eq(consultations.id, "1")),
    delete: db
      .delete(users)
      .where(eq(users.id, sql.placeholder("who")))
      .returning({ id: users.id }),
    values: sql`select ${1}, ${null}, ${at}, ${{ a: 1 }}, ${sql.param(["a"])}, ${["a", sql`b`]}, ${undefined}, ${true}, ${sql.raw("now()")}, ${sql.identifier('x"y')}`,
    constants: sql`select ${5}, ${sql`${"it's"} || ${users.id}`.inlineParams()}, ${6}`,
    rare: sql`select ${mood}, ${elsewhere}, ${elsewhere.name}, ${odd.constructor}, ${odd.mood}, ${seen}, ${seen.id} from ${odd} where ${7} = ${sql.param("x", users.id)}`,
    columnsOfMany: db
      .select({ id: users.id, of: { slug: advisors.slug, email: users.email } })
      .from(users)
      .innerJoin(advisors, eq(advisors.userId, users.id)),
    expressions: db.select({ id: users.id, up: sql<string>`upper(${users.email}) || ${"x"}`, named: sql`${users.id}`.as("n") }).from(users),
    expressionsOfMany: db
      .select({ up: sql`lower(${users.email})`.as("l") })
      .from(users)
      .rightJoin(profiles, sql`true`),
    cross: db.select({ id: users.id }).from(users).crossJoin(profiles),
    pages: db.select({ id: users.id }).from(users).orderBy(users.email, sql`${users.id} desc`).limit(0).offset(3),
    locks: [
      db.select().from(users).for("update", { skipLocked: true }),
      db.select().from(users).for("no key update", { noWait: true }),
      db.select().from(users).for("update", { of: users }),
    ],
    wholeTables: db
      .select({ one: users, other: advisors, name: profiles.displayName })
      .from(users)
      .innerJoin(advisors, eq(advisors.userId, users.id))
      .leftJoin(profiles, eq(profiles.userId, users.id)),
    wholeTable: db.select({ all: users, id: users.id }).from(users),
    distinct: db.selectDistinct({ id: users.id }).from(users),
    groups: db.select({ id: users.id, n: sql`count(*)` }).from(users).groupBy(users.id).having(sql`count(*) > ${1}`),
    unions: db
      .select({ id: users.id })
      .from(users)
      .union(db.select({ id: advisors.id }).from(advisors)),
    subqueryAsField: db.select({ one: db.select({ id: advisors.id }).from(advisors).as("one") }).from(users),
    placed: db.select({ id: elsewhere.name, odd: odd.constructor }).from(elsewhere).innerJoin(odd, eq(odd.constructor, elsewhere.name)),
    oddNames: db.select().from(odd),
    views: db.select().from(seen),
    ofExpression: db.select({ one: sql`1` }).from(sql`generate_series(1, 2)`),
    lateral: db.select({ id: users.id }).from(users).innerJoinLateral(sql`(select 1) as one`, sql`true`),
    insertMany: db
      .insert(users)
      .values([{ email: "a" }, { email: "b", emailConfirmedAt: sql`now()` }, { email: "c", suspendedAt: undefined }])
      .onConflictDoNothing(),
    insertReturningExpression: db
      .insert(users)
      .values({ email: "a" })
      .returning({ up: sql`upper(${users.email})` }),
    insertSelected: db.insert(odd).select((from) => from.select({ constructor: odd.constructor, mood: odd.mood }).from(odd)),
  };
}

const [expected, quick] = [statementsOf(byBuilder), statementsOf(quickly)];

test.each(Object.keys(expected) as (keyof typeof expected)[])("%s are built and written as the query builder does", (name) => {
  for (const [index, statement] of [expected[name]].flat().entries()) {
    const { sql: text, params } = new PgDialect().sqlToQuery(statement.getSQL());
    expect(new QuickDialect().sqlToQuery(statement.getSQL())).toEqual({ sql: text, params });
    expect(new QuickDialect().sqlToQuery([quick[name]].flat()[index]!.getSQL())).toEqual({ sql: text, params });
  }
});

test("what is common is built in few parts", () => {
  const few = (statement: { getSQL: () => SQL }) => statement.getSQL().queryChunks.length;
  expect(few(quick.joins)).toBe(4);
  expect(few(quick.insert)).toBe(15);
  expect(few(quickly.select().from(users))).toBe(1);
});
