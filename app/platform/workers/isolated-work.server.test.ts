import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
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

test("one works, sixteen wait, and whoever comes then is told at once to come back, with nothing begun", async () => {
  const ends: (() => void)[] = [];
  const work = queueWork(() => new Promise((resolve) => ends.push(() => resolve(DONE))));
  const answers = Array.from({ length: 18 }, () => work(ORDER));
  expect(ends).toHaveLength(1);
  expect(await Promise.race([answers[17], nextTurn()])).toEqual({ ok: false, reason: "busy" });
  for (let turn = 0; turn < 17; turn += 1) {
    expect(ends).toHaveLength(turn + 1);
    ends[turn]!();
    expect(await answers[turn]).toEqual(DONE);
  }
  const later = work(ORDER);
  await Promise.resolve();
  ends[17]!();
  expect(await later).toEqual(DONE);
});

test("who cannot begin within ten seconds is told to come back, with nothing begun, and whoever comes then has their place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ends: (() => void)[] = [];
  const work = queueWork(() => new Promise((resolve) => ends.push(() => resolve(DONE))));
  const slow = work(ORDER);
  const early = work(ORDER);
  vi.advanceTimersByTime(5000);
  const later = work(ORDER);
  vi.advanceTimersByTime(5000);
  expect(await early).toEqual({ ok: false, reason: "busy" });
  ends[0]!();
  expect(await slow).toEqual(DONE);
  vi.advanceTimersByTime(60_000);
  expect(ends).toHaveLength(2);
  ends[1]!();
  expect(await later).toEqual(DONE);
});

test("each has 140 MB and a second, and five where that was too little, unless whoever asks gives less", async () => {
  const given: WorkerLimits[] = [];
  const work = queueWork(async (_, limits) => {
    given.push(limits);
    return limits.maxMs === 1000 ? { ok: false, reason: "tooSlow" } : DONE;
  });
  await work(ORDER);
  await work(ORDER, { maxMs: 1 });
  expect(given).toEqual([
    { maxMs: 1000, maxBytes: 140 * MEGABYTE },
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
  const all = Array.from({ length: 17 }, () => send("crowd"));
  const other = send("other");
  expect(await Promise.race([all[16], nextTurn()])).toEqual({ ok: false, reason: "busy" });
  await end();
  await end();
  expect([names(), await other]).toEqual([["crowd", "other", "crowd"], DONE]);
});

test("what a second is too short for gives way to whoever comes, and begins anew with all of its time", async () => {
  const { begun, send, end } = opened();
  const slow = send("slow");
  const quick = send("quick");
  await end(END);
  const later = send("later");
  await end();
  await end();
  await end();
  expect(await Promise.all([slow, quick, later])).toEqual([DONE, DONE, DONE]);
  expect(begun).toEqual([
    ["slow", 1000],
    ["quick", 1000],
    ["later", 1000],
    ["slow", 5000],
  ]);
});

test("a network whose work used up its time or memory goes last for ten minutes, behind whoever comes later, and has a second alone", async () => {
  const { begun, send, end } = opened();
  void send("slow");
  await end(END);
  await end(END);
  for (const [network, reason] of [
    ["large", "tooMuchMemory"],
    ["broken", "failed"],
  ] as const) {
    void send(network);
    await end({ ok: false, reason });
  }
  begun.splice(0);
  for (const network of ["first", "slow", "large", "slow", "other", "other", "broken"]) void send(network);
  for (let turn = 0; turn < 4; turn += 1) await end();
  for (let turn = 0; turn < 3; turn += 1) await end(END);
  expect(begun.map(([network]) => network)).toEqual(["first", "other", "broken", "other", "slow", "large", "slow"]);
  moveClock(600_001 + 600_000);
  void send("slow");
  await end(END);
  expect(begun.at(-1)).toEqual(["slow", 5000]);
});

test("of a full line whoever goes last is told to come back, and a calendar that is read for nobody makes no other slow", async () => {
  const { begun, send, end } = opened();
  for (const network of ["slow", ""]) {
    void send(network);
    await end(END);
    await end(END);
  }
  begun.splice(0);
  void send("");
  const slow = send("slow");
  const others = Array.from({ length: 16 }, (_, count) => send(`network ${count}`));
  expect(await Promise.race([slow, nextTurn()])).toEqual({ ok: false, reason: "busy" });
  for (let turn = 0; turn < 17; turn += 1) await end();
  expect(await Promise.all(others)).toEqual(Array(16).fill(DONE));
});

test("who was served and comes again goes behind whoever has waited since", async () => {
  const { begun, send, end } = opened();
  for (const network of ["a", "b", "d", "a"]) void send(network);
  await end();
  await end();
  void send("b");
  for (let turn = 0; turn < 3; turn += 1) await end();
  expect(begun.map(([network]) => network)).toEqual(["a", "b", "d", "a", "b"]);
});

/** What networks send, and whether a second is enough for it; and that what works ends. */
const STEPS = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ network: fc.constantFrom("a", "b", "c", "d"), isSlow: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant(null) },
  ),
  { maxLength: 60 },
);

interface Sent {
  network: string;
  isSlow: boolean;
  state: "waits" | "begun" | "refused";
  /** Of other networks, those of which one has begun since this came. */
  passedBy: string[];
}

test("whatever is sent: while somebody's first waits no network has two of its own begin, and no second try does; each is answered, and what is quick is read", async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const all: Sent[] = [];
      const slowOnes = new Set<string>();
      const ends: (() => void)[] = [];
      const unfair: string[] = [];
      let atOnce = 0;
      const work = queueWork(({ order }, { maxMs }) => {
        const one = order as Sent;
        atOnce += 1;
        if (atOnce > 1) unfair.push("two at once");
        const isFirst = one.state === "waits";
        one.state = "begun";
        const waiting = all.filter(({ state, network }) => state === "waits" && network !== one.network && !slowOnes.has(network));
        for (const other of waiting.filter((each) => waiting.find(({ network }) => network === each.network) === each)) {
          if (!isFirst || slowOnes.has(one.network)) unfair.push(`a last one of ${one.network} before ${other.network}`);
          if (other.passedBy.includes(one.network)) unfair.push(`a second of ${one.network} before ${other.network}`);
          other.passedBy.push(one.network);
        }
        return new Promise((resolve) =>
          ends.push(() => {
            atOnce -= 1;
            if (one.isSlow && maxMs > 1000) slowOnes.add(one.network);
            resolve(one.isSlow ? END : DONE);
          }),
        );
      });
      const answers = [];
      for (const step of steps) {
        if (step) {
          const one: Sent = { ...step, state: "waits", passedBy: [] };
          all.push(one);
          answers.push(
            work({ ...ORDER, order: one }, {}, one.network).then((answer) => {
              if (!answer.ok && answer.reason === "busy") one.state = "refused";
              return { one, answer };
            }),
          );
        } else ends.shift()?.();
        await nextTurn();
      }
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await nextTurn();
      }
      expect(unfair).toEqual([]);
      for (const { one, answer } of await Promise.all(answers)) {
        const isBusy = !answer.ok && answer.reason === "busy";
        expect(isBusy ? true : answer).toEqual(isBusy ? true : one.isSlow ? END : DONE);
        if (isBusy) expect(all.length).toBeGreaterThan(17);
      }
    }),
    { numRuns: 200 },
  );
});
