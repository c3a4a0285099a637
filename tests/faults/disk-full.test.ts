// F5: the disk with the database and the files is full while people book; then there is space again.
import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { Bookers, demoPerson } from "../support/bookers";
import type { HttpPerson } from "../support/http-person";
import { filesIn } from "../support/invariants/files";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { runOperation } from "../support/operations";
import { ServerUnderTest } from "../support/server";

const SIZE = "420m";
const ANSWERED_WITHIN_MS = 8000;
const CHUNK = Buffer.alloc(1024 * 1024, 1);

const server = new ServerUnderTest();
const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: "utf8" });
const isMounted =
  process.getuid?.() === 0 && run("mount", "-t", "tmpfs", "-o", `size=${SIZE},mode=711`, "tmpfs", server.folder).status === 0;

let client: HttpPerson;
beforeAll(async () => {
  if (!isMounted) return;
  await server.start({ DEMO: "1" });
  client = await demoPerson(server, "client");
});
afterAll(async () => {
  await server.stop();
  if (isMounted) run("umount", "-l", server.folder);
  await server.remove();
});

const filler = path.join(server.folder, "filler");

/** Writes until the disk is full. */
function fill() {
  const file = openSync(filler, "a");
  try {
    for (let size = CHUNK.length; size >= 1; ) {
      try {
        if (writeSync(file, CHUNK, 0, size) < size) size = Math.floor(size / 2);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

async function timed(ask: () => Promise<Response>) {
  const began = performance.now();
  const status = await ask().then(
    (answer) => answer.text().then(() => answer.status),
    () => 0,
  );
  return { status, milliseconds: performance.now() - began };
}

test.skipIf(!isMounted)(
  "a full disk is told at once and in words, a look goes on, and with room again all of it goes on by itself",
  async () => {
    const bookers = new Bookers();
    const work = [bookers.keepBooking(client), bookers.keepBooking(client)];
    await expect.poll(() => bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(3);
    fill();
    expect(statfsSync(server.folder).bavail).toBe(0);
    const [before, until] = [bookers.acknowledged.length, Date.now() + 15_000];
    const answers: { what: string; status: number; milliseconds: number }[] = [];
    while (Date.now() < until) {
      fill();
      answers.push({ what: "a visitor's page", ...(await timed(() => fetch(`${server.url}/business`))) });
      answers.push({
        what: "a write",
        ...(await timed(() => client.post("/profile.data", { intent: "details", via: "script", bio: "A line" }))),
      });
    }
    const counted = JSON.stringify([...bookers.statuses]);
    process.stdout.write(`full: ${answers.length} answers, ${bookers.acknowledged.length - before} bookings, statuses ${counted}\n`);
    expect(answers.filter(({ status, milliseconds }) => status === 0 || status === 500 || milliseconds > ANSWERED_WITHIN_MS)).toEqual([]);
    expect(answers.filter(({ what, status }) => what === "a visitor's page" && status !== 200)).toEqual([]);
    const { said } = await runOperation(server.folder, "doctor");
    expect(said).toMatch(/disk|room|free/i);

    rmSync(filler);
    const full = bookers.acknowledged.length;
    await expect.poll(() => bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(full + 2);
    bookers.stop();
    await Promise.all(work);
    expect([...bookers.statuses.keys()]).not.toContain(500);
    const database = await openEmbeddedDatabase({ dataDir: server.folder });
    const looker = new pg.Client(database.connection);
    await looker.connect();
    const promised = { acknowledged: bookers.acknowledged, stored: filesIn(server.folder) };
    const broken = await brokenInvariants({ ask: asks(looker), ...promised }).finally(() => looker.end());
    await database.stop();
    expect(broken).toEqual([]);
  },
);
