import { randomUUID } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { aClient, anAdvisor } from "../../tests/support/people";
import { db } from "./client.server";
import { insertMany } from "./many-rows.server";
import { advisors } from "./schema/advisors";

useDatabase();

test("rows that are inserted at once are what they are when inserted alone, lists, instants and defaults too", async () => {
  const [{ advisorId }, other] = [await anAdvisor(), await aClient()];
  await db
    .update(advisors)
    .set({ languages: ["English", 'Plain "quoted", with a comma'] })
    .where(eq(advisors.id, advisorId));
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  const copy = { ...row!, id: randomUUID(), userId: other.userId, slug: "a-copy" };
  await insertMany(db, advisors, [copy]);
  expect((await db.select().from(advisors).where(eq(advisors.id, copy.id)))[0]).toEqual(copy);
});

test("a row that does not name a column gets its default, whatever its neighbours name", async () => {
  const given = getTableColumns(advisors);
  expect(given.createdAt.hasDefault).toBe(true);
  const [{ advisorId }, one, two] = [await anAdvisor(), await aClient(), await aClient()];
  const [{ id: _, createdAt: __, ...row } = {} as never] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  const past = new Date("2026-01-05T09:00:00.123Z");
  await insertMany(db, advisors, [
    { ...(row as typeof advisors.$inferInsert), userId: one.userId, slug: "one" },
    { ...(row as typeof advisors.$inferInsert), userId: two.userId, slug: "two", createdAt: past },
  ]);
  const made = async (slug: string) => (await db.select().from(advisors).where(eq(advisors.slug, slug)))[0]!;
  expect((await made("one")).createdAt.getTime()).toBeGreaterThan(past.getTime());
  expect((await made("two")).createdAt).toEqual(past);
});
