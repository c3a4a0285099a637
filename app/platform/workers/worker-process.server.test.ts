import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { MEGABYTE } from "../sizes";
import { runWorker, workerFile } from "./worker-process.server";

const FILE = path.resolve("tests/support/stubborn-worker.ts");
/** Longer than any machine needs for a sentence. */
const LONG_MS = 60_000;
const LIMITS = { maxMs: LONG_MS, maxBytes: 140 * MEGABYTE };

const aFile = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), "sagebridge-worker-")), name);

const run = (kind: string, { content = new Uint8Array() as Blob | Uint8Array, told = "", limits = LIMITS } = {}) =>
  runWorker({ file: FILE, order: { kind, told }, content }, limits);

test("a worker is told its order and the whole content, and nothing of the server's environment", async () => {
  const content = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  for (const given of [content, new Blob([content]), new Blob([])]) {
    const answer = await run("repeat", { content: given, told: "Zürich" });
    const size = given instanceof Blob ? given.size : given.length;
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.made).toMatchObject({
      order: { kind: "repeat", told: "Zürich" },
      environment: ["MALLOC_ARENA_MAX", "TZ", "UV_THREADPOOL_SIZE"],
    });
    expect((answer.made as { content: Buffer }).content.equals(content.subarray(0, size))).toBe(true);
  }
});

test("a long content leaves nothing on the way to the worker that would have to be told of its end", async () => {
  const warned: Error[] = [];
  const hear = (warning: Error) => warned.push(warning);
  process.on("warning", hear);
  const answer = await run("repeat", { content: new Blob(Array.from({ length: 40 }, () => new Uint8Array(MEGABYTE / 8))), told: "long" });
  await new Promise(setImmediate);
  process.off("warning", hear);
  expect(answer.ok).toBe(true);
  expect(warned.map(({ name }) => name)).toEqual([]);
});

test.runIf(process.platform === "linux")("a worker with all of its threads is below everybody who is waited for", async () => {
  const answer = await run("sayPriorities");
  if (!answer.ok) throw new Error(answer.reason);
  const threads = answer.made as number[];
  expect(threads.length).toBeGreaterThan(4);
  expect(new Set(threads)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
});

test("a worker that never ends is ended when it has worked for as long as it may", async () => {
  const worked = aFile("worked");
  expect(await run("neverEnd", { told: worked, limits: { ...LIMITS, maxMs: 700 } })).toEqual({ ok: false, reason: "tooSlow" });
  // On a busy machine, it may end before its first word.
  expect(existsSync(worked) ? readFileSync(worked, "utf8").length : 0).toBeLessThan(140);
});

test("a worker is not ended for the time that it waits, as on a machine that has much else to do, unless that is long", async () => {
  const limits = { ...LIMITS, maxMs: 3000 };
  expect(await run("waitFor", { told: "3500", limits })).toEqual({ ok: true, made: "done" });
  expect(await run("neverAnswer", { limits: { ...LIMITS, maxMs: 500 } })).toEqual({ ok: false, reason: "tooSlow" });
});

test("a worker that waits for what never comes ends by itself, long before the clock would end it", async () => {
  expect(await run("waitForNothing")).toEqual({ ok: false, reason: "failed" });
});

test("a worker that takes memory beside the heap is ended before it has taken more than it may", async () => {
  const counted = aFile("megabytes");
  expect(await run("takeBytes", { told: counted })).toEqual({ ok: false, reason: "tooMuchMemory" });
  expect(readFileSync(counted, "utf8").length).toBeLessThan(140);
});

test("a worker whose heap grows is ended as well", async () => {
  expect(await run("takeHeap")).toEqual({ ok: false, reason: "tooMuchMemory" });
});

test("a worker that fails says no more than that", async () => {
  expect(await run("fail")).toEqual({ ok: false, reason: "failed" });
  expect(await runWorker({ file: "/no/such/worker.ts", order: {}, content: new Uint8Array() }, LIMITS)).toEqual({
    ok: false,
    reason: "failed",
  });
  expect(() => workerFile("no-worker", import.meta.url)).toThrow("missing from the build");
});
