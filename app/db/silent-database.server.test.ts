import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { databaseTurns } from "#app/platform/turns/database-turns.server";
import { StoppableDatabase } from "../../tests/support/stoppable-database";
import { checkDatabaseReady, connectDatabase, db, disconnectDatabase, isDatabaseUnavailable, onDatabaseReach } from "./client.server";
import { lookingAtDatabase, waitingForDatabase } from "./connection-retry.server";
import { batchReads } from "./read-batching.server";

const CONNECTIONS = 2;
/** Many times the connections: most wait for a turn when the database falls silent. */
const ASKING = Array.from({ length: 8 }, (_, index) => index);
const PATIENCE_MS = 2000;

const way = new StoppableDatabase(inject("cluster"));

beforeAll(async () => {
  const where = { connectionString: await way.open(inject("cluster")), max: CONNECTIONS };
  connectDatabase(where, PATIENCE_MS, null, databaseTurns);
  await Promise.all([db.execute("select 1"), checkDatabaseReady()]);
});
afterEach(async () => {
  way.goOn();
  await expect.poll(checkDatabaseReady).toBe(true);
});
afterAll(async () => {
  await disconnectDatabase();
  await way.close();
});

/** Asks at once while the database is silent; returns who has been told by the moment that the silence is known, and a turn of the process later. */
async function toldWhenKnown(ask: (index: number) => Promise<unknown>) {
  way.stop();
  const errors: unknown[] = [];
  const known = new Promise<void>((resolve) => {
    const stop = onDatabaseReach(() => {
      stop();
      setImmediate(resolve);
    });
  });
  const all = ASKING.map((index) => ask(index).catch((error: unknown) => errors.push(error)));
  await known;
  const told = errors.length;
  await Promise.all(all);
  expect(errors.map(isDatabaseUnavailable)).toEqual(ASKING.map(() => true));
  return told;
}

const read = (index: number) => db.execute(sql`select ${index}::int`);
const write = () => db.transaction((tx) => tx.execute("select 1"));
/** Each is a request of its own. */
const looks = (index: number) => batchReads(() => lookingAtDatabase(PATIENCE_MS, () => read(index)));
const writes = () => batchReads(() => waitingForDatabase(PATIENCE_MS, write));

test.each([
  ["pages", looks],
  ["forms", writes],
  ["jobs", write],
])("all %s hear at one moment that the database is silent, those too that wait for a turn", async (_, ask) => {
  // All but those that a lost connection tells an instant later.
  expect(await toldWhenKnown(ask)).toBeGreaterThanOrEqual(ASKING.length - CONNECTIONS);
});

test("and no connection stays taken when it is back", async () => {
  await toldWhenKnown(write);
  way.goOn();
  await expect.poll(() => read(1).then(Boolean, () => false)).toBe(true);
  await expect.poll(() => db.$client.totalCount - db.$client.idleCount).toBe(0);
});

test("and what was in the middle is no sign of life when it is ended", async () => {
  const changes: boolean[] = [];
  const stop = onDatabaseReach((isAway) => changes.push(isAway));
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const inTheMiddle = db.transaction(async (tx) => {
    await tx.execute("select 1");
    begun.resolve();
    await stopped.promise;
    await tx.execute("select 2");
  });
  await begun.promise;
  way.stop();
  stopped.resolve();
  await expect(inTheMiddle).rejects.toSatisfy(isDatabaseUnavailable);
  stop();
  expect(changes).toEqual([true]);
});

test("whether it is ready is told by then, too, by a connection that was fine the moment before", async () => {
  expect(await checkDatabaseReady()).toBe(true);
  way.stop();
  expect(await Promise.race([checkDatabaseReady(), wait(2 * PATIENCE_MS, "no answer")])).toBe(false);
});
