import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { atOnce } from "./at-once.server";
import { db } from "./client.server";
import { siteSettings } from "./schema/site-content";

useDatabase();

/** What the connection of a transaction has sent, each message with its statements. */
async function messagesOf(work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>) {
  const messages: number[] = [];
  await db.transaction(async (tx) => {
    const { client } = tx._.session as unknown as { client: { connection: { stream: { uncork: () => void } }; query: () => unknown } };
    const { stream } = client.connection;
    const [query, uncork] = [client.query, stream.uncork];
    let asked = 0;
    client.query = (...given: []) => {
      asked += 1;
      return query(...given);
    };
    stream.uncork = () => {
      if (asked > 0) messages.push(asked);
      asked = 0;
      uncork.call(stream);
    };
    await work(tx).finally(() => Object.assign(client, { query }) && Object.assign(stream, { uncork }));
  });
  return messages;
}

test("parts of a transaction go out as one message, as far as none waits for an answer", async () => {
  const one = (tx: Pick<typeof db, "execute">) => tx.execute(sql`select 1 as n`).execute();
  const two = async (tx: Pick<typeof db, "execute">) => [await one(tx), await one(tx)];
  expect(await messagesOf((tx) => atOnce([one(tx), null, two(tx), one(tx)]))).toEqual([3, 1]);
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
