import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LargeBody, largestBodies } from "../support/flood";
import { ServerUnderTest } from "../support/server";
import { firstThreads, watchStarvation } from "../support/starvation";

const AT_ONCE = 24;
/** Megabytes: all memory of a parsing process; for the server, its growth above idle while 24 connections send 10 MB each. */
const MAX_OF_WORKER = 150;
const MAX_OF_SERVER = 150;
/** Milliseconds for the slowest of a hundred pages meanwhile, apart from waiting for a processor that the flood occupies. */
const MAX_P99 = 250;
/** Interval of the second visitor's requests, and of the process checks. */
const EVERY_MS = 50;

const server = new ServerUnderTest();
// A new demo draws its portraits in a worker, which occupies a core and is unrelated to the posts.
beforeAll(async () => {
  await server.start({ DEMO: "1" });
  await server.hears(/"event":"demo portraits"/);
});
afterAll(() => server.remove());

/** Returns the processes currently parsing untrusted content. */
function workers(): string[] {
  return readdirSync("/proc").filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return parent === server.pid && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("-worker.js");
    } catch {
      return false;
    }
  });
}

/** Returns a process's memory in megabytes, shared memory counted in part; 0 once it has ended. */
function megabytesOf(id: string | number | undefined) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

interface Answer {
  name: string;
  status: number;
  text: string;
}

/** Sends bodies over some connections, each once the previous one is answered; from a separate thread, so that no reader is delayed. */
async function flood(bodies: readonly LargeBody[]): Promise<Answer[]> {
  const sender = new Worker(new URL("../support/flood-sender.mjs", import.meta.url), {
    workerData: { url: server.url, connections: AT_ONCE, bodies },
    execArgv: [],
  });
  const [answers] = await once(sender, "message");
  return answers;
}

/** Requests the home page repeatedly and checks the processes while `work` runs. */
async function whileReading<Result>(work: Promise<Result>) {
  const seen = { pages: [] as number[], times: [] as number[], own: [] as number[], maxWorkers: 0, ofWorkers: 0, ofServer: 0 };
  const starvation = watchStarvation(firstThreads(process.pid, server.pid!));
  const readings: { since: number; until: number }[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const began = performance.now();
      const page = await fetch(server.url);
      await page.arrayBuffer();
      readings.push({ since: began, until: performance.now() });
      seen.pages.push(page.status);
      const ids = workers();
      seen.maxWorkers = Math.max(seen.maxWorkers, ids.length);
      seen.ofWorkers = Math.max(seen.ofWorkers, ...ids.map(megabytesOf));
      seen.ofServer = Math.max(seen.ofServer, megabytesOf(server.pid));
      await wait(EVERY_MS);
    }
  })();
  const result = await work;
  isOver = true;
  await reading;
  starvation.end();
  for (const { since, until } of readings) {
    seen.times.push(until - since);
    seen.own.push(until - since - starvation.waitedMs(since, until));
  }
  return { result, ...seen };
}

const p99 = (times: number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

test("every action is flooded with the largest bodies that it takes: nothing fails, `/` is read meanwhile, and memory stays within bounds", async () => {
  const { forms, files } = largestBodies();
  expect(new Set(forms.map(({ path }) => path)).size).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(3);
  await flood(forms.slice(0, 100));
  await wait(2000);
  const idle = megabytesOf(server.pid);
  for (const [name, bodies] of [
    ["forms", [...forms, ...forms]],
    ["files", Array.from({ length: 20 }, () => files).flat()],
  ] as const) {
    const { result, pages, times, own, maxWorkers, ofWorkers, ofServer } = await whileReading(flood(bodies));
    const pageTime = `p99 of ${times.length} pages ${Math.round(p99(times))} ms, ${Math.round(p99(own))} of them not for a processor`;
    console.log(
      `    ${result.length} ${name}: ${pageTime}, server ${Math.round(idle)} and ${Math.round(ofServer)} MB, a worker ${Math.round(ofWorkers)} MB`,
    );
    expect(result.filter(({ status }) => status >= 500 && status !== 503).map(({ name, status }) => `${status} ${name}`)).toEqual([]);
    expect(pages.filter((status) => status !== 200)).toEqual([]);
    expect(p99(own)).toBeLessThan(MAX_P99);
    expect(ofWorkers).toBeLessThan(MAX_OF_WORKER);
    expect(ofServer - idle).toBeLessThan(MAX_OF_SERVER);
    expect(maxWorkers).toBe(name === "files" ? 1 : 0);
    // How many arrive at once, and so whether any is told to retry, depends on parsing speed; held-bytes.test.ts checks that. So does whether
    // one is read in time (422 if not).
    if (name === "files") expect(result.filter(({ status }) => status < 400 || status === 422).length).toBeGreaterThan(0);
  }
});
