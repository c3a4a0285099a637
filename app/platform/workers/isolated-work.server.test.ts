import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { moveClock } from "../clock.server";
import { MEGABYTE } from "../sizes";
import { runAsOwner, setRequestOwner } from "../turns/database-turns.server";
import { queueWork } from "./isolated-work.server";
import type { WorkerAnswer, WorkerLimits } from "./worker-process.server";

afterEach(() => {
  vi.useRealTimers();
  moveClock(0);
});

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

const END = { ok: false, reason: "tooSlow" } as const;

/** A queue whose work ends on request; lists which network's work has begun, and with how much time. */
function opened() {
  const begun: [network: string, maxMs: number][] = [];
  const ends: ((answer: WorkerAnswer) => void)[] = [];
  const work = queueWork((order, { maxMs }) => {
    begun.push([order.file, maxMs]);
    return new Promise((resolve) => ends.push(resolve));
  });
  /** Sends something as a new account of a network. */
  const send = (network: string) =>
    runAsOwner(network, () => {
      setRequestOwner(`${network} ${begun.length} ${Math.random()}`);
      return work({ ...ORDER, file: network });
    });
  const end = async (answer: WorkerAnswer = DONE) => {
    ends.shift()!(answer);
    await nextTurn();
  };
  return { begun, send, end, names: () => begun.map(([network]) => network) };
}

test("however much one network sends, by however many accounts, whoever comes from another is next, and the line is full for that one", async () => {
  const { send, end, names } = opened();
  const all = Array.from({ length: 9 }, () => send("crowd"));
  const other = send("other");
  expect(await Promise.race([all[8], nextTurn()])).toEqual({ ok: false, reason: "busy" });
  await end();
  await end();
  expect([names(), await other]).toEqual([["crowd", "other", "crowd"], DONE]);
});

test("a network whose work used up its time or memory goes last for ten minutes, behind whoever comes later, and with a second each", async () => {
  const { begun, send, end } = opened();
  for (const [network, reason] of [
    ["slow", "tooSlow"],
    ["large", "tooMuchMemory"],
    ["broken", "failed"],
  ] as const) {
    void send(network);
    await end({ ok: false, reason });
  }
  begun.splice(0);
  for (const network of ["first", "slow", "large", "slow", "other", "other", "broken"]) void send(network);
  for (let turn = 0; turn < 7; turn += 1) await end();
  const [plain, last] = [5000, 1000];
  expect(begun.map(([network, maxMs]) => `${network} ${maxMs}`)).toEqual([
    ...["first", "other", "broken", "other"].map((network) => `${network} ${plain}`),
    ...["slow", "large", "slow"].map((network) => `${network} ${last}`),
  ]);
  moveClock(600_001);
  void send("slow");
  expect(begun.at(-1)).toEqual(["slow", plain]);
});

test("of a full line whoever goes last is told to come back, and a calendar that is read for nobody makes no other slow", async () => {
  const { begun, send, end } = opened();
  void send("slow");
  await end(END);
  void send("");
  await end(END);
  begun.splice(0);
  void send("");
  const slow = send("slow");
  const others = Array.from({ length: 8 }, (_, count) => send(`network ${count}`));
  expect(await Promise.race([slow, nextTurn()])).toEqual({ ok: false, reason: "busy" });
  for (let turn = 0; turn < 9; turn += 1) await end();
  expect(await Promise.all(others)).toEqual(Array(8).fill(DONE));
  expect(new Set(begun.map(([, maxMs]) => maxMs))).toEqual(new Set([5000]));
});
