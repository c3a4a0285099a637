// F3 and F4: the database is suspended (SIGSTOP), restarted in both of its own ways, and loses a connection in the middle of a commit, while people book.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FaultySite } from "../support/faulty-site";
import { childrenOf } from "../support/processes";

const TIMES = 5;
/** Longer than a page waits but shorter than a form, and longer than both. */
const STOPS_MS = [3000, 8000];

const site = new FaultySite();
beforeAll(() => site.start());
afterAll(() => site.server.remove());

/** Returns the processes that run statements: those of our connections. */
const backends = () => childrenOf(site.postmaster).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("[local]"));

test.each(STOPS_MS)("stopped for %i ms: visitors see their pages, nothing is a 500, and bookings go on", async (milliseconds) => {
  await fetch(`${site.server.url}/business`);
  const all = [site.postmaster, ...childrenOf(site.postmaster)];
  for (const pid of all) process.kill(pid, "SIGSTOP");
  try {
    for (const until = Date.now() + milliseconds; Date.now() < until; await wait(100))
      expect((await fetch(`${site.server.url}/business`)).status).toBe(200);
  } finally {
    for (const pid of all) process.kill(pid, "SIGCONT");
  }
  await site.moreBooked(3);
});

test.each(["SIGINT", "SIGQUIT"] as const)(`restarted ${TIMES} times by %s it comes back by itself`, async (signal) => {
  for (let time = 0; time < TIMES; time += 1) {
    const before = site.postmaster;
    process.kill(before, signal);
    await expect.poll(() => site.postmaster !== before && site.postmaster > 0).toBe(true);
    await site.moreBooked(2);
  }
});

test(`connections that break in the middle of what they do, ${4 * TIMES} times, break nothing else`, async () => {
  for (let time = 0; time < 4 * TIMES; time += 1) {
    const [pid] = backends().sort(() => Math.random() - 0.5);
    if (pid) process.kill(pid, "SIGTERM");
    await site.moreBooked(1);
  }
});

test("after all of it nothing that was acknowledged is lost, and no invariant is broken", async () => {
  process.stdout.write(`${site.bookers.acknowledged.length} bookings, statuses ${JSON.stringify([...site.bookers.statuses])}\n`);
  expect(await site.broken()).toEqual([]);
});
