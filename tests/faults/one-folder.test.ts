// F2 and F17: two servers, backups and the doctor on one data folder; the servers leave one after the other while people book at both; and the backup made meanwhile, restored.
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPerson } from "../support/bookers";
import { brokenIn, FaultySite } from "../support/faulty-site";
import { runOperation } from "../support/operations";
import { ServerUnderTest } from "../support/server";

const site = new FaultySite();
const other = new ServerUnderTest();
const restored = new ServerUnderTest();
const environment = { DATA_DIR: site.server.folder, DEMO: "1" };
const BACKUP_DIR = path.join(site.server.folder, "backups");

beforeAll(async () => {
  await site.start();
  await other.start(environment);
  site.alsoBooks(await demoPerson(other, "client", site.server.folder));
});
afterAll(async () => {
  for (const server of [other, restored, site.server]) await server.remove();
});

test.each([
  "SIGTERM",
  "SIGKILL",
] as const)("whichever of two servers leaves by %s, the other goes on, and it comes back", async (signal) => {
  for (const server of [site.server, other]) {
    await server.stop(signal);
    await site.moreBooked(2);
    expect((await fetch(`${server === other ? site.server.url : other.url}/readyz`)).status).toBe(200);
    await server.start(environment);
    await site.moreBooked(2);
  }
});

test("a backup that is made while both are written to holds what was acknowledged before it, and breaks no invariant when it is restored", async () => {
  const acknowledged = [...site.bookers.acknowledged];
  const backup = runOperation(site.server.folder, "backup", [], { BACKUP_DIR });
  await site.moreBooked(3);
  const doctor = await runOperation(site.server.folder, "doctor", [], { BACKUP_DIR });
  expect(await backup).toMatchObject({ code: 0 });
  expect(doctor.said).toMatch(/PostgreSQL/);
  expect(await runOperation(site.server.folder, "restore", [], { BACKUP_DIR })).toMatchObject({ code: 1 });
  expect(await runOperation(restored.folder, "restore", [], { BACKUP_DIR })).toMatchObject({ code: 0 });
  expect(await brokenIn(restored.folder, acknowledged)).toEqual([]);
});

test("after all of it nothing that was acknowledged at either is lost, and no invariant is broken", async () => {
  process.stdout.write(`${site.bookers.acknowledged.length} bookings, statuses ${JSON.stringify([...site.bookers.statuses])}\n`);
  site.bookers.stop();
  await other.stop();
  expect(await site.broken()).toEqual([]);
});
