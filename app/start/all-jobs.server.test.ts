import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { startJobs } from "#app/platform/jobs/run-jobs.server";
import { useDatabase } from "../../tests/support/database";
import { ALL_JOBS } from "./all-jobs.server";

useDatabase();

const ROOT = path.resolve(import.meta.dirname, "..");

test("every job of every room is gathered, once", async () => {
  const files = globSync("{features,platform}/**/jobs.server.ts", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(10);
  const gathered = new Set(ALL_JOBS);
  for (const file of files) {
    const jobs = Object.values(await import(path.join(ROOT, file))).flat();
    expect(jobs.length, file).toBeGreaterThan(0);
    expect(
      jobs.filter((job) => !gathered.has(job as (typeof ALL_JOBS)[number])),
      `jobs of ${file} that nothing runs`,
    ).toEqual([]);
  }
  expect(new Set(ALL_JOBS.map(({ name }) => name)).size).toBe(ALL_JOBS.length);
});

test("all of them do their work while the pages hold every connection of theirs, and none of them asks for one", async () => {
  const pages = db.$client;
  const held = await Promise.all(Array.from({ length: pages.options.max }, () => pages.connect()));
  const done = new Set<string>();
  const failed: unknown[] = [];
  const stop = startJobs(
    ALL_JOBS.map(({ name, run }) => ({
      name,
      everySeconds: 0,
      run: () =>
        run().then(
          () => done.add(name),
          (error) => failed.push(error),
        ),
    })),
  );
  await expect.poll(() => done.size + failed.length).toBeGreaterThanOrEqual(ALL_JOBS.length);
  await stop();
  expect(failed).toEqual([]);
  expect([done.size, pages.totalCount, pages.waitingCount]).toEqual([ALL_JOBS.length, held.length, 0]);
  for (const client of held) client.release();
});

/** Files in a server's folder that the jobs clear away, a day old. */
const LEFT_BEHIND = ["files/videos/grid/half.mp4.part", "outbox/reset-a-password.eml"];

test("what lies on a server's own disk each server clears away, also right after another has made the same passes", async () => {
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
  const folders = [1, 2].map((server) => mkdtempSync(path.join(tmpdir(), `sagebridge-server-${server}-`)));
  for (const folder of folders)
    for (const name of LEFT_BEHIND) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, "left behind");
      utimesSync(file, aDayAgo, aDayAgo);
    }
  const left = () => folders.map((folder) => readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name))));
  expect(left()).toEqual([LEFT_BEHIND, LEFT_BEHIND].map((names) => expect.arrayContaining(names)));
  for (const folder of folders) {
    moveConfig({ ...process.env, DATA_DIR: folder });
    let isThrough = false;
    const last = { name: "last", everySeconds: 3600, isOfMachine: true as const, run: async () => (isThrough = true) };
    const stop = startJobs([...ALL_JOBS, last], { firstPassSeconds: 0.1 });
    await expect.poll(() => isThrough).toBe(true);
    await stop();
  }
  moveConfig();
  expect(left()).toEqual([[], []]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
