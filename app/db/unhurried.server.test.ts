import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { StoppableDatabase } from "../../tests/support/stoppable-database";
import { connectDatabase, db, disconnectDatabase, isDatabaseUnavailable, onDatabaseReach } from "./client.server";
import { unhurried } from "./unhurried.server";

const way = new StoppableDatabase(inject("cluster"));

beforeAll(async () => {
  connectDatabase({ connectionString: await way.open(inject("cluster")) });
  await ask();
});
afterAll(async () => {
  await disconnectDatabase();
  await way.close();
});

const ask = () => db.execute("select 1");

/** A transaction in whose middle the database falls silent until that is known, because a page asks meanwhile. Returns the limit of its statements. */
async function throughASilence(run: typeof unhurried) {
  const begun = Promise.withResolvers<void>();
  const known = new Promise<void>((resolve) => {
    const stop = onDatabaseReach(() => {
      stop();
      resolve();
    });
  });
  const page = begun.promise.then(ask).catch((error: unknown) => error);
  const transaction = run(() =>
    db.transaction(async (tx) => {
      await tx.execute("select 1");
      way.stop();
      begun.resolve();
      const { rows } = await tx.execute("select current_setting('statement_timeout') as longest");
      return rows;
    }),
  );
  await Promise.race([known, transaction]).catch(() => undefined);
  way.goOn();
  expect(await page).toSatisfy(isDatabaseUnavailable);
  return transaction;
}

test("a silence of the database ends what a page has begun, and not what the start has, whose statements have no limit either", async () => {
  await expect(throughASilence((work) => work())).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(() => ask().then(Boolean, () => false)).toBe(true);
  expect(await throughASilence(unhurried)).toEqual([{ longest: "0" }]);
});
