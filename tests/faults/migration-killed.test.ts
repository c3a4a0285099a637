// F13: a migration killed at a statement, and two servers that migrate at once.
import { rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server";
import { restoreBackup } from "#app/platform/backup/restore-backup.server";
import { Clone } from "../support/clone";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { KEPT_SCHEMAS, unpackSchema } from "../support/kept-schemas";
import { isLongRun } from "../support/long";
import { schemaOf, wantedSchema } from "../support/schema-parts";

/** Number of kills in every run; the long ones kill at every schema change. */
const KILLS = 1;
/** A change in the middle of those after the oldest stored schema. */
const QUICK_CHANGE = 7;

const database = new Clone();
let watcher: pg.Client;
beforeEach(async () => {
  await database.make("template0");
  watcher = new pg.Client(database.where);
  await watcher.connect();
});
afterEach(async () => {
  await watcher.end();
  await database.drop();
});

/** From now on, kills the connection that makes the n-th schema change; with 0, only counts the changes. */
async function killAt(change: number) {
  await watcher.query("drop event trigger if exists fault");
  await watcher.query("create schema if not exists fault");
  await watcher.query("drop sequence if exists fault.changes");
  await watcher.query("create sequence fault.changes");
  await watcher.query(`create or replace function fault.kill() returns event_trigger language plpgsql as $$ begin
    if nextval('fault.changes') = ${change} then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if; end $$`);
  await watcher.query("create event trigger fault on ddl_command_end execute function fault.kill()");
}

async function removeFault() {
  await watcher.query("drop event trigger fault");
  const { rows } = await watcher.query<{ last_value: string }>("select last_value from fault.changes");
  await watcher.query("drop schema fault cascade");
  return Number(rows[0]?.last_value);
}

const migrate = () => migrateDatabase({ ...database.where, connectionTimeoutMillis: 10_000 });

test("a migration killed at a statement, time after time, leaves what was there, and the next one finishes it", async () => {
  await killAt(0);
  await migrate();
  const changes = await removeFault();
  expect(changes).toBeGreaterThan(100);
  const wanted = await wantedSchema();
  expect(await schemaOf(watcher)).toEqual(wanted);
  await watcher.end();
  await database.drop();
  await database.make("template0");
  watcher = new pg.Client(database.where);
  await watcher.connect();

  const kills = isLongRun ? changes : KILLS;
  for (let kill = 0; kill < kills; kill += 1) {
    await killAt(1 + Math.floor((kill * changes) / kills));
    await expect(migrate()).rejects.toThrow();
    await removeFault();
    expect(await schemaOf(watcher)).toEqual([]);
  }
  await migrate();
  expect(await schemaOf(watcher)).toEqual(wanted);
});

test("of four servers that migrate at once each finds the whole schema", async () => {
  await Promise.all([1, 2, 3, 4].map(migrate));
  expect(await schemaOf(watcher)).toEqual(await wantedSchema());
});

test("a database with people in it, whose upgrade is killed at a statement, is as it was, and the next upgrade finishes it", async () => {
  const kept = unpackSchema(KEPT_SCHEMAS[0] ?? "");
  await watcher.query("drop schema public; create schema public");
  await restoreBackup({ where: database.where, dataDir: path.join(kept.folder, "data"), folder: kept.backup });
  const before = await schemaOf(watcher);
  const rows = async () => (await watcher.query<{ count: number }>("select count(*)::int as count from consultations")).rows[0]?.count;
  const people = await rows();
  expect(people).toBeGreaterThan(0);
  let killed = 0;
  for (let change = isLongRun ? 1 : QUICK_CHANGE; ; change += 1) {
    await killAt(isLongRun || killed < KILLS ? change : 0);
    const isDone = await migrate().then(
      () => true,
      () => false,
    );
    await removeFault();
    if (isDone) break;
    killed += 1;
    expect(await schemaOf(watcher)).toEqual(before);
    expect(await rows()).toBe(people);
  }
  expect(killed).toBeGreaterThanOrEqual(isLongRun ? QUICK_CHANGE : KILLS);
  expect(await schemaOf(watcher)).toEqual(await wantedSchema());
  expect(await brokenInvariants({ ask: asks(watcher) })).toEqual([]);
  rmSync(kept.folder, { recursive: true });
});
