import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, inject, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { onCluster, useDatabase } from "../../../tests/support/database";
import { closeEvents, onEvent, openEvents } from "./events.server";

useDatabase();
afterAll(closeEvents);

const NAME = "events-under-test";

async function ask<Row extends pg.QueryResultRow>(statement: string) {
  const client = new pg.Client(inject("cluster"));
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}
const connections = () => ask(`select pid from pg_stat_activity where application_name = '${NAME}'`);

test("a listener hears what is notified, and after a database that was away for seconds it hears it once, over one connection", async () => {
  const [{ current_database: database } = { current_database: "" }] = (
    await db.execute<{ current_database: string }>(sql`select current_database()`)
  ).rows;
  const heard: string[] = [];
  onEvent("pages", (payload) => heard.push(payload));
  // Once the connection is open, every channel is subscribed and has received an empty event.
  await openEvents({ ...inject("cluster"), database, application_name: NAME });
  expect(heard.splice(0)).toEqual([""]);
  await db.execute(sql`select pg_notify('pages', 'first')`);
  await vi.waitFor(() => expect(heard).toEqual(["first"]), { timeout: 60_000 });

  await onCluster(`alter database ${database} allow_connections false`);
  await onCluster(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${NAME}'`);
  await onCluster("select pg_sleep(2.5)");
  await onCluster(`alter database ${database} allow_connections true`);
  await vi.waitFor(async () => expect(await connections()).toHaveLength(1), { timeout: 60_000 });
  await onCluster("select pg_sleep(1)");
  expect(await connections()).toHaveLength(1);
  await db.execute(sql`select pg_notify('pages', 'second')`);
  await vi.waitFor(() => expect(heard).toEqual(["first", "", "second"]), { timeout: 60_000 });
});
