import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Bookers, demoPerson } from "../support/bookers";
import { Clone } from "../support/clone";
import { urlOf } from "../support/connection";
import { DEMO_TEMPLATE } from "../support/demo-template";
import { freePort, hasPgBouncer, Pooler } from "../support/pooler";
import { ServerUnderTest } from "../support/server";

/** As documented in docs/self-hosting.md. */
const SETTINGS = "timezone=UTC connect_query='set statement_timeout = 4000; set idle_in_transaction_session_timeout = 10000'";
/** Fewer than each of the two servers asks for. */
const CONNECTIONS = 4;
const BOOKINGS = 60;

const database = new Clone();
const pooler = new Pooler();
const servers = [new ServerUnderTest(), new ServerUnderTest()] as const;
let metricsPort = 0;
let watcher: pg.Client;

beforeAll(async () => {
  if (!hasPgBouncer) return;
  await database.make(DEMO_TEMPLATE);
  watcher = new pg.Client(database.where);
  await watcher.connect();
  const through = await pooler.start(database.where, CONNECTIONS, SETTINGS);
  metricsPort = await freePort();
  for (const server of servers) {
    writeFileSync(path.join(server.folder, "demo-accounts.txt"), inject("demoAccounts"));
    await server.start({
      DATABASE_URL: through,
      DATABASE_DIRECT_URL: urlOf(database.where),
      SECRET: "one-secret-for-both-servers-of-this-site",
      DEMO: "1",
      METRICS_PORT: server === servers[0] ? String(metricsPort) : "",
      MAX_WAIT_SECONDS: "20",
    });
  }
});
afterAll(async () => {
  if (!hasPgBouncer) return;
  for (const server of servers) await server.remove();
  await pooler.stop();
  await watcher.end();
  await database.drop();
});

test.skipIf(!hasPgBouncer)(
  `${BOOKINGS} bookings at two servers, live events and jobs work through ${CONNECTIONS} connections of PgBouncer in transaction mode`,
  async () => {
    const reader = await listen(servers[0].url, (await demoPerson(servers[0], "client")).cookie);
    const bookers = new Bookers();
    const booking = [0, 1, 0, 1, 0, 1].map(async (index) => bookers.keepBooking(await demoPerson(servers[index]!, "client")));
    await expect.poll(() => bookers.acknowledged.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(BOOKINGS);
    bookers.stop();
    await Promise.all(booking);
    expect([...bookers.statuses.keys()].filter((status) => status === 0 || status >= 500)).toEqual([]);
    const { rows } = await watcher.query("select id from consultations where id = any($1)", [bookers.acknowledged]);
    expect(rows).toHaveLength(new Set(bookers.acknowledged).size);

    await expect.poll(() => reader.heard()).toContain("event: change");
    reader.stop();

    const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect.poll(figures, { timeout: 90_000 }).toMatch(/job_passes_total\{job="[^"]+",outcome="done"\} [1-9]/);
    expect(await figures()).not.toMatch(/outcome="(failed|ended)"\} [1-9]/);
    const mails = async () => (await watcher.query("select count(*)::int as mails from outbox where sent_at is not null")).rows[0].mails;
    await expect.poll(mails, { timeout: 60_000 }).toBeGreaterThanOrEqual(BOOKINGS);
  },
);

test.skipIf(!hasPgBouncer)("PgBouncer has opened no more connections than it may, and none has kept a plan or a lock", async () => {
  const { rows } = await watcher.query<{ connections: number }>(
    "select count(*)::int as connections from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  // Besides the pooler's connections, each server has one that listens and one for a job's lock.
  expect(rows[0]!.connections).toBeLessThanOrEqual(CONNECTIONS + 2 * servers.length);
  await expect
    .poll(async () => (await watcher.query("select 1 from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()")).rowCount)
    .toBe(0);
});

test.skipIf(!hasPgBouncer)(
  "a pooler whose connections lack the limits is refused at the start, in one line that says what to add",
  async () => {
    const bare = new Pooler();
    const server = new ServerUnderTest();
    try {
      const through = await bare.start(database.where, CONNECTIONS, "");
      const start = server.start({ DATABASE_URL: through, DATABASE_DIRECT_URL: urlOf(database.where) });
      await expect(start).rejects.toThrow(`add to its database there: ${SETTINGS}`);
    } finally {
      await server.remove();
      await bare.stop();
    }
  },
);

/** Reads a live page's stream. */
async function listen(url: string, cookie: string) {
  const ending = new AbortController();
  const answer = await fetch(`${url}/notifications/live`, { headers: { cookie, accept: "text/event-stream" }, signal: ending.signal });
  let heard = "";
  const read = async () => {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) heard += piece;
  };
  read().catch(() => undefined);
  return { heard: () => heard, stop: () => ending.abort() };
}
