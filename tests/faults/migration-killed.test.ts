// F13: a migration that is killed at a statement, and two servers that migrate at once.
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server";
import { Clone } from "../support/clone";
import { TEMPLATE } from "../support/cluster";
import { isLongRun } from "../support/long";

/** How often in every run; in the long ones at every change of the schema. */
const KILLS = 1;

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

/** Everything that migrations make: columns, indexes, constraints, triggers and functions by their definitions. */
async function schemaOf(client: pg.Client) {
  const { rows } = await client.query<{ part: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    order by 1`);
  return rows.map(({ part }) => part);
}

async function wantedSchema() {
  const client = new pg.Client({ ...inject("cluster"), database: TEMPLATE });
  await client.connect();
  return schemaOf(client).finally(() => client.end());
}

/** From now on whoever changes the schema is killed at so many changes; without a number they are counted. */
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
