import { and, eq, exists, gt, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { alias, PgDialect, pgEnum, pgSchema, pgTable, pgView, QueryBuilder, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "../schema/accounts/accounts";
import { profiles } from "../schema/accounts/profiles";
import { advisors } from "../schema/advisors";
import { consultations } from "../schema/booking";
import { notifications } from "../schema/notifications";
import { QuickDialect } from "./quick-dialect.server";

const db = drizzle.mock();
const mood = pgEnum("mood", ["glad"]);
const elsewhere = pgSchema("else where").table("places", { name: text() });
const odd = pgTable('say "x"', { constructor: text('col"umn'), mood: mood() });
const seen = pgView("seen").as((from) => from.select({ id: users.id }).from(users));
const [other, at] = [alias(users, "other"), new Date("2026-01-02T03:04:05Z")];
const inner = db
  .select({ id: advisors.id, constructor: sql<string>`upper(${advisors.slug})`.as("loud") })
  .from(advisors)
  .as("inner");
const held = db.$with("held").as(db.select().from(profiles).where(eq(profiles.userId, "1")));

const STATEMENTS = {
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
};

test.each(Object.entries(STATEMENTS))("%s are written as the query builder writes them", (_, statement) => {
  const asked = statement.getSQL();
  const { sql: text, params } = new PgDialect().sqlToQuery(asked);
  expect(new QuickDialect().sqlToQuery(asked)).toEqual({ sql: text, params });
});
