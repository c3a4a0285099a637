import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { messagesToDatabase } from "../../tests/support/database-messages";
import { atOnce } from "./at-once.server";
import { db } from "./client.server";
import { siteSettings } from "./schema/site-content";

useDatabase();

test("parts of a transaction go out as one message, as far as none waits for an answer", async () => {
  const one = (tx: Pick<typeof db, "execute">) => tx.execute(sql`select 1 as n`).execute();
  const two = async (tx: Pick<typeof db, "execute">) => [await one(tx), await one(tx)];
  const sent = await messagesToDatabase(() => db.transaction((tx) => atOnce([one(tx), null, two(tx), one(tx)])));
  expect(sent).toEqual([1, 3, 1, 1]);
});

test("it answers with what each part answers, in their order", async () => {
  const later = new Promise<string>((resolve) => setImmediate(resolve, "later"));
  expect(await atOnce([later, 2, false])).toEqual(["later", 2, false]);
});

test("of several failures the first to come is thrown, once all have ended: nothing is written after the transaction", async () => {
  const steps: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await db.insert(siteSettings).values({ name: "late", value: "x" });
    steps.push("written");
  };
  const failed = atOnce([slow().then(() => Promise.reject(new Error("second"))), Promise.reject(new Error("first"))]);
  await expect(failed).rejects.toThrow("first");
  expect(steps).toEqual(["written"]);
  await db.delete(siteSettings);
});
