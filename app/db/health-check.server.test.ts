import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { StoppableDatabase } from "../../tests/support/stoppable-database";
import { isDatabaseUnavailable } from "./client.server";
import { watchReach } from "./health-check.server";

const way = new StoppableDatabase(inject("cluster"));
const changes: boolean[] = [];
let pool: pg.Pool;
let reach: ReturnType<typeof watchReach>;

beforeAll(async () => {
  const where = { connectionString: await way.open(inject("cluster")) };
  pool = new pg.Pool({ ...where, max: 2 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  reach = watchReach(pool, where, 2000, (isAway) => changes.push(isAway));
});
afterAll(async () => {
  reach.close();
  await pool.end();
  await way.close();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a database that is slow is not away: what takes long is not ended, and others wait for it", async () => {
  const slow = [pool.query("select pg_sleep(2.5)"), pool.query("select pg_sleep(2.5)"), pool.query("select 1 as one")];
  expect((await Promise.all(slow))[2]?.rows).toEqual([{ one: 1 }]);
  expect([changes, reach.isAway()]).toEqual([[], false]);
});

test("of a database that falls silent every query under way is ended, and once it goes on all is as before", async () => {
  // Neither query has a timeout of its own: nothing else would end them.
  way.stop();
  const errors = await Promise.all([failure(pool.query("select 1")), failure(pool.query("select 1"))]);
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true]);
  expect([changes, reach.isAway()]).toEqual([[true], true]);
  way.goOn();
  await expect.poll(() => reach.isAway()).toBe(false);
  expect(changes).toEqual([true, false]);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a database that refuses says so by itself, and is asked nothing by the watch", async () => {
  way.cut();
  expect(isDatabaseUnavailable(await failure(pool.query("select 1")))).toBe(true);
  way.goOn();
  await expect.poll(async () => failure(pool.query("select 1"))).toBeNull();
});
