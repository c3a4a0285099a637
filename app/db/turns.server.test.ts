import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { isReady } from "../platform/readiness.server";
import { db } from "./client.server";
import { askAs, askingAs } from "./turns.server";

useDatabase();

/** As many as the pages have (client.server). */
const MOST = 8;
const LATER = 40;

/** Holds every connection, until each is let go. */
async function holdAll(whose: string) {
  const letGo: (() => void)[] = [];
  const ended: Promise<void>[] = [];
  for (let count = 0; count < MOST; count += 1)
    await new Promise<void>((isHeld) => {
      const work = () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          isHeld();
          await new Promise<void>((resolve) => letGo.push(resolve));
        });
      ended.push(askingAs(whose, work));
    });
  return { letGo, ended };
}

test("of those who wait for a connection one of another network is next, and one of a person who is known, however many of one came before", async () => {
  const { letGo, ended } = await holdAll("one");
  const order: string[] = [];
  const ask = (whose: string) =>
    askingAs(whose, async () => {
      if (whose === "known") askAs("person");
      await db.execute(sql`select 1`);
      order.push(whose);
    });
  const asked = Array.from({ length: LATER }, () => ask("one"));
  asked.push(ask("other"), ask("one"), ask("known"));
  letGo[0]?.();
  await Promise.all(asked);
  expect(order.slice(0, 2).sort()).toEqual(["known", "other"]);
  expect(order).toHaveLength(LATER + 3);
  for (const end of letGo) end();
  await Promise.all(ended);
});

test("whether the database answers is asked past all who wait for a connection, and once by all who ask at a time", async () => {
  const { letGo, ended } = await holdAll("one");
  expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
  expect(isReady()).toBe(isReady());
  for (const end of letGo) end();
  await Promise.all(ended);
});
