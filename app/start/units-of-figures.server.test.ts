import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { incomingRequestContext, isRenderedInTime, queuePages } from "#app/middleware/page-queue";
import { backupName } from "#app/platform/backup/backup-folders.server";
import { MANIFEST_FILE } from "#app/platform/backup/manifest.server";
import { startJobs } from "#app/platform/jobs/run-jobs.server";
import { watchMainThread } from "#app/platform/main-thread/main-thread.server";
import { watchStatementTimes } from "#app/platform/metrics/database-metrics.server";
import { measureProcess } from "#app/platform/metrics/process-metrics.server";
import { metricsText } from "#app/platform/metrics/registry";
import { beginRequest } from "#app/platform/metrics/request-metrics.server";
import { useDatabase } from "../../tests/support/database";
import { useSettings } from "../../tests/support/settings";

const backups = mkdtempSync(path.join(tmpdir(), "backups-"));
afterAll(() => rmSync(backups, { recursive: true, force: true }));
useDatabase();
useSettings({ BACKUP_DIR: backups, MAX_WAIT_SECONDS: "30" });

/** The current sum of all series of a metric. */
const figure = (name: string) =>
  metricsText()
    .split("\n")
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);

/** Returns a function that tells how much a metric has grown since. */
function growthOf(name: string) {
  const before = figure(name);
  return () => figure(name) - before;
}

const MOMENT_MS = 60;

function holdThread() {
  for (const end = performance.now() + 3 * MOMENT_MS; performance.now() < end; );
}

/** Runs a short job until its first pass is done; returns the overdue seconds reported meanwhile. */
async function makePass() {
  const { promise, resolve } = Promise.withResolvers<number>();
  const run = () => wait(MOMENT_MS).then(() => resolve(figure("sagebridge_jobs_overdue_seconds")));
  const stop = startJobs([{ name: "units", everySeconds: 0, run }]);
  const overdue = await promise;
  await stop();
  return overdue;
}

function aPage() {
  const context = new RouterContextProvider();
  context.set(incomingRequestContext, { what: "page", since: performance.now(), isGone: () => false, waitedMs: 0 });
  return context;
}

/** For each metric in seconds: makes something take a moment or slightly longer, and returns what the metric says. */
const SECONDS: Record<string, (growth: () => number) => Promise<number>> = {
  async sagebridge_request_seconds(growth) {
    const end = beginRequest("GET", "/units");
    await wait(MOMENT_MS);
    end(200);
    return growth();
  },
  async sagebridge_statement_seconds(growth) {
    const stop = watchStatementTimes();
    await db.execute(sql`select pg_sleep(${MOMENT_MS / 1000})`);
    stop();
    return growth();
  },
  async sagebridge_job_seconds(growth) {
    await makePass();
    return growth();
  },
  sagebridge_jobs_overdue_seconds: makePass,
  async sagebridge_main_thread_hold_seconds(growth) {
    const stop = watchMainThread();
    holdThread();
    await wait(MOMENT_MS);
    stop();
    return growth();
  },
  async sagebridge_event_loop_delay_seconds() {
    measureProcess();
    figure("sagebridge_event_loop_delay_seconds");
    await wait(MOMENT_MS);
    holdThread();
    await wait(MOMENT_MS);
    return Number(/delay_seconds\{percentile="1"\} (\S+)/.exec(metricsText())?.[1]);
  },
  async sagebridge_line_wait_seconds(growth) {
    const page = aPage();
    await wait(MOMENT_MS);
    page.get(incomingRequestContext).waitedMs = performance.now() - page.get(incomingRequestContext).since;
    expect(await isRenderedInTime(page)).toBe(true);
    return growth();
  },
  async sagebridge_line_delay_seconds() {
    const enter = queuePages(() => new Response(null, { status: 503 }));
    const { promise, resolve } = Promise.withResolvers<Response>();
    const ask = { request: new Request("http://localhost/"), params: {}, url: new URL("http://localhost/"), pattern: "/" };
    const answers = Array.from({ length: 5 }, () => enter({ ...ask, context: aPage() }, () => promise));
    await wait(MOMENT_MS);
    const delay = figure("sagebridge_line_delay_seconds");
    resolve(new Response());
    await Promise.all(answers);
    return delay;
  },
  async process_cpu_seconds_total(growth) {
    const work = () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each) / 1000;
    for (const done = work() + MOMENT_MS; work() < done; );
    return growth();
  },
  async process_start_time_seconds() {
    return figure("process_start_time_seconds") - (Date.now() / 1000 - process.uptime()) + 1;
  },
  async sagebridge_backup_age_seconds() {
    const folder = path.join(backups, backupName(new Date(Date.now() - 90_000)));
    mkdirSync(folder);
    writeFileSync(path.join(folder, MANIFEST_FILE), "{}");
    return figure("sagebridge_backup_age_seconds") - 89;
  },
};

test.each(Object.entries(SECONDS))("%s is in seconds", async (name, say) => {
  const began = performance.now();
  const isTaken = metricsText().includes(`# TYPE ${name} histogram`);
  const said = await say(growthOf(isTaken ? `${name}_sum` : name));
  const passed = (performance.now() - began) / 1000;
  expect(said).toBeGreaterThan(0.05);
  // A few threads run at the same time, and some metrics are rounded: in milliseconds, the value would be a thousand times as large.
  expect(said).toBeLessThan(3 * passed + 2);
});

const BYTES: Record<string, () => number> = {
  process_resident_memory_bytes: () => process.memoryUsage.rss(),
  nodejs_heap_used_bytes: () => process.memoryUsage().heapUsed,
};

test.each(Object.entries(BYTES))("%s is in bytes", (name, read) => {
  const parts = figure(name) / read();
  expect(parts).toBeGreaterThan(0.25);
  expect(parts).toBeLessThan(4);
});

test("each figure that is called by its unit is measured here", () => {
  const sources = globSync("app/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const called = sources.flatMap((file) => readFileSync(file, "utf8").match(/(?<=")[a-z]+_\w*(?:seconds|bytes)(?:_total)?(?=",)/g) ?? []);
  expect(called.toSorted()).toEqual([...Object.keys(SECONDS), ...Object.keys(BYTES)].toSorted());
});
