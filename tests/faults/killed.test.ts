// F1: kill -9 of the database, of the server and of both at any moment while people book; then the invariants. tests/hard/bookings-survive-kills.test.ts does it with more people, and measures.
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FaultySite } from "../support/faulty-site";
import { rounds } from "../support/long";

/** Each round kills the database once and the server once. */
const ROUNDS = rounds(100);
const MAX_WAIT_MS = 300;

const site = new FaultySite();
beforeAll(() => site.start());
afterAll(() => site.server.remove());

const kill = {
  database: () => process.kill(site.postmaster, "SIGKILL"),
  server: () => site.server.stop("SIGKILL"),
};

test(`killed ${ROUNDS} times each, and now and then together, the database and the server lose nothing that was acknowledged`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(randomInt(MAX_WAIT_MS));
    kill.database();
    if (round % 10 !== 5) await site.moreBooked(1);
    await wait(randomInt(MAX_WAIT_MS));
    await kill.server();
    await site.server.start({ DEMO: "1" });
    await site.moreBooked(1);
  }
  expect(await site.broken()).toEqual([]);
});
