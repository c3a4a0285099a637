// npm run upgrade from each stored schema, killed at any moment; and a rolling upgrade: the code before the newest schema change alongside this one.
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { debianVersion, startDebianPostgres } from "../../scripts/debian-postgres.mjs";
import { Bookers, demoPerson } from "../support/bookers";
import { Clone } from "../support/clone";
import { urlOf } from "../support/connection";
import { buildEarlier, commitBeforeSchema } from "../support/earlier-version";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { KEPT_SCHEMAS, unpackSchema } from "../support/kept-schemas";
import { runOperation } from "../support/operations";
import { ServerUnderTest } from "../support/server";

const SECRET = "the secret of a site that is kept for tests";
const KILLS = 10;
const NEWEST = KEPT_SCHEMAS.at(-1);
const OLDER = KEPT_SCHEMAS.filter((name) => name !== NEWEST);

const sites: ServerUnderTest[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const site of sites) await site.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A site with a stored schema, restored as by npm run restore; its accounts are the demo's of that time. */
async function aSiteOf(name: string, environment: Record<string, string> = {}) {
  const site = new ServerUnderTest();
  sites.push(site);
  const kept = unpackSchema(name);
  folders.push(kept.folder);
  const restored = await runOperation(site.folder, "restore", [kept.backup], { SECRET, BACKUP_DIR: kept.backups, ...environment });
  expect(restored.code, restored.said).toBe(0);
  return { site, upgrade: (args: string[] = []) => runOperation(site.folder, "upgrade", args, { SECRET, ...environment }) };
}

async function expectServes(site: ServerUnderTest, environment: Record<string, string> = {}) {
  await site.start({ SECRET, DEMO: "0", ...environment });
  expect((await fetch(`${site.url}/business`)).status).toBe(200);
  const client = await demoPerson(site, "client");
  const bookers = new Bookers();
  const work = bookers.keepBooking(client);
  await expect.poll(() => bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2);
  bookers.stop();
  await work;
  expect((await client.get("/consultations")).status).toBe(200);
  await site.stop();
  return bookers.acknowledged;
}

test.each(OLDER)("schema %s, embedded: killed at any moment and run again, it says what it did, and people go on", async (name) => {
  const { site, upgrade } = await aSiteOf(name);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const env = { ...process.env, NODE_ENV: "production", DATA_DIR: site.folder, SECRET };
    const child = spawn(process.execPath, ["build/operations/upgrade.js"], { env, stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await wait(100 + Math.random() * 600);
    child.kill("SIGKILL");
    await ended;
  }
  const { said, code } = await upgrade();
  expect(code, said).toBe(0);
  process.stdout.write(said);
  expect(said).toMatch(/\d+ migrations made in [\d.]+ s: \d{4}_|Nothing to do/);
  const acknowledged = await expectServes(site);
  expect((await upgrade()).said).toContain("Nothing to do: the database has this version's schema.");
  const database = await openEmbeddedDatabase({ dataDir: site.folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const broken = await brokenInvariants({ ask: asks(client), acknowledged }).finally(() => client.end());
  await database.stop();
  expect(broken).toEqual([]);
});

test.skipIf(!debianVersion())(
  "at DATABASE_URL too, whose owner is nobody special; and back again by the backup and the version before",
  async () => {
    const server = startDebianPostgres()!;
    try {
      const client = new pg.Client(server.url);
      await client.connect();
      for (const statement of ["create role owner login", "create database site owner owner", "create database again owner owner"])
        await client.query(statement);
      await client.end();
      const url = (database: string) => server.url.replace("sagebridge@", "owner@").replace("/postgres?", `/${database}?`);
      const [oldest = ""] = KEPT_SCHEMAS;
      const { site, upgrade } = await aSiteOf(oldest, { DATABASE_URL: url("site") });
      const { said, code } = await upgrade();
      expect(code, said).toBe(0);
      const backup = /npm run restore -- (\S+)/.exec(said)?.[1] ?? "none";
      await expectServes(site, { DATABASE_URL: url("site") });
      const again = new ServerUnderTest();
      sites.push(again);
      const back = await runOperation(again.folder, "restore", [backup], { SECRET, DATABASE_URL: url("again") });
      expect(back.code, back.said).toBe(0);
      expect((await runOperation(again.folder, "doctor", [], { SECRET, DATABASE_URL: url("again") })).said).toContain("npm run upgrade");
    } finally {
      server.stop();
    }
  },
);

const commit = commitBeforeSchema();

test.skipIf(!commit)(
  "a rolling upgrade: while the code before goes on serving, this one upgrades its database; neither answers 500, and nothing is lost",
  async () => {
    const earlier = buildEarlier(commit!);
    const database = new Clone();
    await database.make("template0");
    const watcher = new pg.Client(database.where);
    await watcher.connect();
    const environment = { DATABASE_URL: urlOf(database.where), SECRET, MAX_WAIT_SECONDS: "10" };
    const [before, now] = [new ServerUnderTest(earlier.folder), new ServerUnderTest()];
    sites.push(before, now);
    try {
      await before.start({ ...environment, DEMO: "1" });
      cpSync(path.join(before.folder, "demo-accounts.txt"), path.join(now.folder, "demo-accounts.txt"));
      const old = await people(before);
      await expect.poll(() => old.bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5);
      await now.start({ ...environment, DEMO: "0" });
      const [atUpgrade, young] = [old.bookers.acknowledged.length, await people(now)];
      await expect.poll(() => old.bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(atUpgrade + 10);
      await expect.poll(() => young.bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
      await old.stop();
      await before.stop();
      await expect.poll(() => young.bookers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(15);
      await young.stop();
      for (const [name, { bookers, pages }] of Object.entries({ before: old, now: young })) {
        const said = JSON.stringify([[...bookers.statuses], [...pages]]);
        process.stdout.write(`rolling, ${name}: ${bookers.acknowledged.length} bookings, ${said}\n`);
        for (const status of [...bookers.statuses.keys(), ...pages.keys()]) expect([200, 409, 422, 503]).toContain(status);
      }
      const acknowledged = [...old.bookers.acknowledged, ...young.bookers.acknowledged];
      expect(await brokenInvariants({ ask: asks(watcher), acknowledged })).toEqual([]);
    } finally {
      for (const site of [before, now]) await site.remove();
      await watcher.end();
      await database.drop();
      earlier.remove();
    }
  },
);

/** Has two people book at a server and one browse; returns the statuses of the page views. */
async function people(server: ServerUnderTest) {
  const [client, advisor] = [await demoPerson(server, "client"), await demoPerson(server, "advisor")];
  const [bookers, pages] = [new Bookers(), new Map<number, number>()];
  let isLooking = true;
  const look = async () => {
    while (isLooking)
      for (const [person, page] of [
        [client, "/"],
        [client, "/business"],
        [client, "/consultations"],
        [client, "/profile"],
        [advisor, "/advisor-profile"],
        [client, "/find-advisor"],
      ] as const) {
        const { status } = await person.get(page);
        pages.set(status, (pages.get(status) ?? 0) + 1);
      }
  };
  const work = [bookers.keepBooking(client), bookers.keepBooking(client), look()];
  const stop = async () => {
    isLooking = false;
    bookers.stop();
    await Promise.all(work);
  };
  return { bookers, pages, stop };
}
