import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LIMITS } from "#app/platform/limits/limits";
import { Bookers, demoPerson } from "../support/bookers";
import { Clone } from "../support/clone";
import { urlOf } from "../support/connection";
import { DEMO_TEMPLATE } from "../support/demo-template";
import { HttpPerson } from "../support/http-person";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { freePort } from "../support/pooler";
import { ServerUnderTest } from "../support/server";

const JOB = "publish banner periods";
const JOB_SECONDS = 10;
const WATCHED_SECONDS = 45;

const database = new Clone();
const servers = Array.from({ length: 4 }, () => ({ server: new ServerUnderTest(), metrics: 0 }));
let watcher: pg.Client;

beforeAll(async () => {
  await database.make(DEMO_TEMPLATE);
  watcher = new pg.Client(database.where);
  await watcher.connect();
  for (const each of servers) {
    each.metrics = await freePort();
    writeFileSync(path.join(each.server.folder, "demo-accounts.txt"), inject("demoAccounts"));
    await each.server.start({
      DATABASE_URL: urlOf(database.where),
      SECRET: "one-secret-for-the-four-servers-of-this-site",
      DEMO: "1",
      RATE_LIMITS: "on",
      METRICS_PORT: String(each.metrics),
      MAX_WAIT_SECONDS: "30",
    });
  }
});
afterAll(async () => {
  for (const { server } of servers) await server.remove();
  await watcher.end();
  await database.drop();
});

const at = (index: number, cookie = "") => {
  const person = new HttpPerson(servers[index]!.server, "somebody@example.com");
  person.cookie = cookie;
  return person;
};

/** Returns how often a server has run the job. */
async function passesOf(metrics: number) {
  const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(new RegExp(`job_passes_total\\{job="${JOB}",outcome="done"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

const lastPass = async () => {
  const { rows } = await watcher.query<{ began_at: Date }>("select began_at from job_passes where name = $1", [JOB]);
  return rows[0]?.began_at.getTime() ?? 0;
};

test("a job's passes are made once among four servers, and go on when those that made them are killed", async () => {
  const before = await Promise.all(servers.map(({ metrics }) => passesOf(metrics)));
  await wait(WATCHED_SECONDS * 1000);
  const made = (await Promise.all(servers.map(({ metrics }) => passesOf(metrics)))).map((passes, index) => passes - before[index]!);
  const passes = made.reduce((sum, each) => sum + each, 0);
  process.stdout.write(`${passes} passes in ${WATCHED_SECONDS} s, by server: ${made.join(", ")}\n`);
  expect(passes).toBeGreaterThanOrEqual(2);
  // Due again after nine tenths of its interval: each server alone would have run it as often.
  expect(passes).toBeLessThanOrEqual(Math.ceil(WATCHED_SECONDS / (0.9 * JOB_SECONDS)) + 1);

  const busiest = servers[made.indexOf(Math.max(...made))]!;
  const port = new URL(busiest.server.url).port;
  await busiest.server.stop("SIGKILL");
  const killedAt = Date.now();
  await expect.poll(lastPass, { timeout: 60_000, interval: 500 }).toBeGreaterThan(killedAt);
  await busiest.server.start({
    DATABASE_URL: urlOf(database.where),
    SECRET: "one-secret-for-the-four-servers-of-this-site",
    DEMO: "1",
    RATE_LIMITS: "on",
    METRICS_PORT: String(busiest.metrics),
    PORT: port,
    MAX_WAIT_SECONDS: "30",
  });
});

test("who signs in at one server is known at all, and who signs out at one is nowhere", async () => {
  const { cookie } = await demoPerson(servers[0]!.server, "client");
  for (const index of [0, 1, 2, 3]) expect((await at(index, cookie).get("/consultations")).status).toBe(200);
  await at(3, cookie).post("/auth/sign-out", {});
  for (const index of [0, 1, 2, 3]) expect((await at(index, cookie).get("/consultations")).status).toBeGreaterThanOrEqual(300);
});

test("what is tried at four servers counts together", async () => {
  const most = LIMITS["sign-in"].perPerson;
  const statuses: number[] = [];
  for (let time = 0; time <= most; time += 1) {
    const answer = await at(time % servers.length).post("/auth", {
      intent: "sign-in",
      email: "guessed@example.com",
      password: "Wrong-horse-77",
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, most)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test("a change is on the kept pages of all at once, and every open page is told", async () => {
  const heard = servers.map(() => "");
  const ending = new AbortController();
  for (const [index, { server }] of servers.entries()) {
    const stream = await fetch(`${server.url}/notifications/live?of=site`, { signal: ending.signal });
    const read = async () => {
      for await (const piece of stream.body!.pipeThrough(new TextDecoderStream())) heard[index] += piece;
    };
    read().catch(() => undefined);
  }
  const shown = (index: number) => at(index).get("/business");
  for (const index of [0, 1, 2, 3]) await (await shown(index)).text();
  await watcher.query("update site_banner set is_active = false");
  await watcher.query("insert into site_banner (text, is_active) values ('Told by all four servers', true)");
  for (const index of [0, 1, 2, 3]) await expect.poll(async () => (await shown(index)).text()).toContain("Told by all four servers");
  for (const index of [0, 1, 2, 3]) await expect.poll(() => heard[index]).toContain("event: site");
  ending.abort();
});

test("four who book at four servers are told no word that the database does not keep, and no invariant is broken", async () => {
  const bookers = new Bookers();
  const people = await Promise.all(servers.map(({ server }) => demoPerson(server, "client", servers[0]!.server.folder)));
  const work = people.map((person) => bookers.keepBooking(person));
  await expect.poll(() => bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
  bookers.stop();
  await Promise.all(work);
  expect(await brokenInvariants({ ask: asks(watcher), acknowledged: bookers.acknowledged })).toEqual([]);
});
