import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { MEGABYTE } from "../sizes";
import { queueWork } from "./isolated-work.server";
import type { WorkerAnswer, WorkerLimits } from "./worker-process.server";

afterEach(() => void vi.useRealTimers());

const ORDER = { file: "", order: {}, content: new Uint8Array() };
const DONE: WorkerAnswer = { ok: true, made: null };

test("one works, eight wait, and whoever comes then is told at once to come back, with nothing begun", async () => {
  const ends: (() => void)[] = [];
  const work = queueWork(() => new Promise((resolve) => ends.push(() => resolve(DONE))));
  const answers = Array.from({ length: 10 }, () => work(ORDER));
  expect(ends).toHaveLength(1);
  expect(await Promise.race([answers[9], nextTurn()])).toEqual({ ok: false, reason: "busy" });
  for (let turn = 0; turn < 9; turn += 1) {
    expect(ends).toHaveLength(turn + 1);
    ends[turn]!();
    expect(await answers[turn]).toEqual(DONE);
  }
  const later = work(ORDER);
  await Promise.resolve();
  ends[9]!();
  expect(await later).toEqual(DONE);
});

test("who cannot begin within four seconds is told to come back, with nothing begun, and whoever comes then has their place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ends: (() => void)[] = [];
  const work = queueWork(() => new Promise((resolve) => ends.push(() => resolve(DONE))));
  const slow = work(ORDER);
  const early = work(ORDER);
  vi.advanceTimersByTime(2000);
  const later = work(ORDER);
  vi.advanceTimersByTime(2000);
  expect(await early).toEqual({ ok: false, reason: "busy" });
  ends[0]!();
  expect(await slow).toEqual(DONE);
  vi.advanceTimersByTime(60_000);
  expect(ends).toHaveLength(2);
  ends[1]!();
  expect(await later).toEqual(DONE);
});

test("each has five seconds and 140 MB, unless whoever asks gives less", async () => {
  const given: WorkerLimits[] = [];
  const work = queueWork(async (_, limits) => {
    given.push(limits);
    return DONE;
  });
  await work(ORDER);
  await work(ORDER, { maxMs: 1 });
  expect(given).toEqual([
    { maxMs: 5000, maxBytes: 140 * MEGABYTE },
    { maxMs: 1, maxBytes: 140 * MEGABYTE },
  ]);
});

test("a reading that throws leaves the queue to the next", async () => {
  let isBroken = true;
  const work = queueWork(async () => {
    if (isBroken) throw new Error("no");
    return DONE;
  });
  await expect(work(ORDER)).rejects.toThrow("no");
  isBroken = false;
  expect(await work(ORDER)).toEqual(DONE);
});
