import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { aClient } from "../../tests/support/people";
import { db, type Transaction } from "./client.server";
import { users } from "./schema/accounts/accounts";
import { onStatement } from "./statement-times.server";

useDatabase();

let people: string[] = [];

beforeEach(async () => {
  people = [(await aClient()).userId, (await aClient()).userId];
});

const lock = (tx: Transaction, id: string) => tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");

/** Locks both in one order and the other, each first lock before any second one. */
async function crossing(work: (tx: Transaction, first: string) => Promise<unknown>) {
  let held = 0;
  const inOrder = ([first = "", second = ""]: readonly string[]) =>
    db.transaction(async (tx) => {
      await lock(tx, first);
      held += 1;
      while (held < 2) await tx.execute(sql`select pg_sleep(0.01)`);
      await lock(tx, second);
      return work(tx, first);
    });
  return Promise.all([inOrder(people), inOrder(people.toReversed())]);
}

test("of two that wait for each other both are done: the one that the database ends begins again", async () => {
  const codes: (string | null)[] = [];
  const stop = onStatement((_milliseconds, _text, code) => codes.push(code));
  await crossing((tx, first) => tx.update(users).set({ rememberMe: true }).where(eq(users.id, first)));
  stop();
  expect(codes.filter((code) => code === "40P01")).toHaveLength(1);
  expect(await db.$count(users, eq(users.rememberMe, true))).toBe(2);
});

test("whatever goes on failing is begun four times, and what fails otherwise once", async () => {
  const begun = async (code: string, settings?: { accessMode: "read only" }) => {
    let times = 0;
    const failing = db.transaction(async (tx) => {
      times += 1;
      await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));
    }, settings);
    await expect(failing).rejects.toThrow();
    return times;
  };
  expect([await begun("40P01"), await begun("40001"), await begun("23505"), await begun("57014")]).toEqual([4, 4, 1, 1]);
  expect(await begun("40P01", { accessMode: "read only" })).toBe(1);
});
