// F12: of two servers behind nginx, one is killed, or told to stop, or both in turn, while visitors browse and people book.
import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Bookers, demoPerson } from "../support/bookers";
import { Clone } from "../support/clone";
import { urlOf } from "../support/connection";
import { DEMO_TEMPLATE } from "../support/demo-template";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { exampleBefore, hasNginx, Nginx } from "../support/nginx";
import { freePort } from "../support/pooler";
import { ServerUnderTest } from "../support/server";

/** The site's own limit for draining after it was told to stop, apart from its final requests. */
const DRAIN_MS = 10_000;
const LOOKED_AT = ["/business", "/find-advisor?q=law", "/livez"];

const database = new Clone();
const nginx = new Nginx();
const servers = [new ServerUnderTest(), new ServerUnderTest()] as const;
const front = { url: "", folder: servers[0].folder };
const ports: number[] = [];
const bookers = new Bookers();
const looks = new Map<string, number>();
const work: Promise<unknown>[] = [];
let isLooking = true;

const start = (index: number) =>
  servers[index]!.start({
    DATABASE_URL: urlOf(database.where),
    SECRET: "one-secret-for-both-servers-of-this-site",
    DEMO: "1",
    PORT: String(ports[index]),
    BASE_URL: front.url,
    TRUST_PROXY: "1",
    MAX_WAIT_SECONDS: "30",
  });

async function keepLooking() {
  for (let time = 0; isLooking; time += 1) {
    const address = LOOKED_AT[time % LOOKED_AT.length]!;
    const status = await fetch(front.url + address).then(
      (answer) => answer.text().then(() => answer.status),
      () => 0,
    );
    const said = `${address}: ${status}`;
    looks.set(said, (looks.get(said) ?? 0) + 1);
  }
}

const looked = () => [...looks.values()].reduce((sum, count) => sum + count, 0);

/** Waits until that many more bookings and page views have been answered. */
async function continuesQuestion(bookings = 4, seen = 40) {
  const [booked, before] = [bookers.acknowledged.length, looked()];
  await expect.poll(() => bookers.acknowledged.length >= booked + bookings && looked() >= before + seen, { timeout: 60_000 }).toBe(true);
}

beforeAll(async () => {
  if (!hasNginx) return;
  await database.make(DEMO_TEMPLATE);
  const port = await freePort();
  front.url = `http://127.0.0.1:${port}`;
  writeFileSync(path.join(front.folder, "demo-accounts.txt"), inject("demoAccounts"));
  for (const index of [0, 1]) {
    ports[index] = await freePort();
    await start(index);
  }
  await nginx.start(exampleBefore(servers, port), front.url);
  for (let time = 0; time < 3; time += 1) work.push(bookers.keepBooking(await demoPerson(front, "client")));
  for (let time = 0; time < 3; time += 1) work.push(keepLooking());
});
afterAll(async () => {
  isLooking = false;
  bookers.stop();
  await Promise.all(work);
  await nginx.remove();
  for (const server of servers) await server.remove();
  await database.drop();
});

/** Returns how long a server takes to stop after it was told to. */
async function ended(index: number) {
  const began = performance.now();
  await servers[index]!.stop("SIGTERM");
  return performance.now() - began;
}

test.skipIf(!hasNginx)(
  "a server that is killed is missed by no visitor, and what was posted to it is sent again under its key",
  async () => {
    await continuesQuestion();
    for (const index of [0, 1, 0]) {
      await servers[index]!.stop("SIGKILL");
      await continuesQuestion();
      await start(index);
      await continuesQuestion();
    }
    expect([...looks.keys()].filter((said) => !said.endsWith(": 200"))).toEqual([]);
  },
);

test.skipIf(!hasNginx)(
  "servers that are told to end, one after the other, finish what they have begun and leave at once, and no request fails",
  async () => {
    const before = new Map(bookers.statuses);
    const streams = new AbortController();
    const live = await fetch(`${front.url}/notifications/live?of=site`, { signal: streams.signal });
    const heard = live.text().catch(String);
    const drains: number[] = [];
    for (const index of [0, 1, 0, 1]) {
      drains.push(await ended(index));
      await start(index);
      await continuesQuestion();
    }
    process.stdout.write(
      `ended after ${drains.map(Math.round).join(", ")} ms; ${looked()} looks, ${bookers.acknowledged.length} bookings\n`,
    );
    // Nobody is cut off by the drain limit: all have finished before.
    expect(drains.filter((milliseconds) => milliseconds >= DRAIN_MS)).toEqual([]);
    // The stream told its client to reconnect elsewhere, and ended properly.
    expect(await heard).toContain("retry:");
    expect([...looks.keys()].filter((said) => !said.endsWith(": 200"))).toEqual([]);
    const failed = [...bookers.statuses].filter(([status, count]) => (status === 0 || status >= 500) && count > (before.get(status) ?? 0));
    expect(failed).toEqual([]);
  },
);

test.skipIf(!hasNginx)("after all of it nothing that was acknowledged is lost, and no invariant is broken", async () => {
  bookers.stop();
  isLooking = false;
  await Promise.all(work);
  const looker = new pg.Client(database.where);
  await looker.connect();
  expect(await brokenInvariants({ ask: asks(looker), acknowledged: bookers.acknowledged }).finally(() => looker.end())).toEqual([]);
  expect([...bookers.statuses.keys()]).not.toContain(500);
});
