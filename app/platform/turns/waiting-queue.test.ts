import { expect, test } from "vitest";
import { makeQueue } from "./waiting-queue";

/** A queue whose turns last as long as the test says. */
function aQueue({ atOnce = 1, maxMs = 2000 } = {}) {
  let at = 0;
  const timers: { due: number; work: () => void }[] = [];
  const later = (work: () => void, milliseconds: number) => void timers.push({ due: at + milliseconds, work });
  const queue = makeQueue({ atOnce, maxMs: () => maxMs, now: () => at, later });
  const served: string[] = [];
  let leave: (() => void) | null = null;
  const come = async (name: string, how: Parameters<typeof queue.enter>[0] = {}) => {
    const given = await queue.enter(how);
    if (!given) return "refused";
    served.push(name);
    leave = given;
    return "served";
  };
  const turn = async (milliseconds: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    at += milliseconds;
    const ends = leave;
    leave = null;
    ends?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Advances the time and runs the timers that are due. */
  const pass = (milliseconds: number) => {
    at += milliseconds;
    for (const { work } of timers.splice(0, timers.findLastIndex(({ due }) => due <= at) + 1)) work();
  };
  return { queue, come, turn, served, pass };
}

test("who comes while there is room is served at once, the others one after the other", async () => {
  const { come, turn, served } = aQueue();
  for (const name of ["a", "b", "c"]) void come(name);
  for (let turns = 0; turns < 3; turns++) await turn(10);
  expect(served).toEqual(["a", "b", "c"]);
});

test("the newest is refused who would wait longer than the most, by how long turns have lasted", async () => {
  const { come, turn, served } = aQueue({ maxMs: 1000 });
  const early = Array.from({ length: 20 }, (_, index) => come(`early ${index}`));
  for (let turns = 0; turns < 10; turns++) await turn(40);
  const more = Array.from({ length: 16 }, (_, index) => come(`more ${index}`));
  // 25 wait, each for 40 ms as measured.
  expect(await come("late")).toBe("refused");
  for (let turns = 0; turns < 26; turns++) await turn(1);
  expect(await Promise.all([...early, ...more])).not.toContain("refused");
  expect(served).toHaveLength(36);
  expect(await come("later")).toBe("served");
});

test("as soon as turns become slower the newest of those who wait go without, and the first of them are served in time", async () => {
  const { queue, come, turn } = aQueue({ maxMs: 1000 });
  const all = Array.from({ length: 24 }, (_, index) => come(`${index}`));
  await turn(100);
  expect(queue.waiting()).toBe(21);
  await turn(400);
  // Each turn takes 45.6 ms as measured, and half of the second is over.
  expect(queue.waiting()).toBe(9);
  for (let turns = 0; turns < 10; turns++) await turn(20);
  const outcomes = await Promise.all(all);
  expect(outcomes).toEqual([...Array(12).fill("served"), ...Array(12).fill("refused")]);
});

test("one long turn among many short ones sends nobody away", async () => {
  const { queue, come, turn } = aQueue({ maxMs: 2000 });
  const all = Array.from({ length: 40 }, (_, index) => come(`${index}`));
  for (let turns = 0; turns < 5; turns++) await turn(10);
  await turn(300);
  expect(queue.waiting()).toBe(33);
  for (let turns = 0; turns < 34; turns++) await turn(10);
  expect(await Promise.all(all)).toEqual(Array(40).fill("served"));
});

test("nobody waits longer than the most, whatever was measured and however long a turn lasts", async () => {
  const { queue, come, pass } = aQueue({ maxMs: 1000 });
  void come("served for ever");
  const early = come("early");
  pass(600);
  const later = come("later");
  pass(399);
  expect(queue.waiting()).toBe(2);
  pass(2);
  expect(await early).toBe("refused");
  expect(queue.waiting()).toBe(1);
  pass(600);
  expect(await later).toBe("refused");
  expect(queue.waiting()).toBe(0);
});

test("while no turn ends who comes is refused after the most, and once one ends the line drains and takes in whoever comes", async () => {
  const { come, turn, pass } = aQueue({ maxMs: 1000 });
  void come("a");
  const [first, second] = [come("first"), come("second", { since: 0 })];
  pass(900);
  void come("third");
  expect(await come("during the pause", { since: 799 })).toBe("refused");
  await turn(90);
  expect(await first).toBe("served");
  const after = come("after the pause", { since: 970 });
  for (let turns = 0; turns < 4; turns++) await turn(1);
  expect(await Promise.all([second, after])).toEqual(["served", "served"]);
});

test("what passed before one stood in line counts, but for whom there is room", async () => {
  const { come, pass } = aQueue({ maxMs: 1000 });
  pass(5000);
  expect(await come("at once", { since: 0 })).toBe("served");
  expect(await come("late", { since: 4010 })).toBe("refused");
  const waits = come("waits", { since: 4500 });
  pass(501);
  expect(await waits).toBe("refused");
});

test("the turn of who has left is the next one's", async () => {
  const { come, turn, served } = aQueue();
  let isGone = false;
  void come("a");
  const left = come("left", { isGone: () => isGone });
  const next = come("next");
  isGone = true;
  await turn(1);
  expect([await left, await next]).toEqual(["refused", "served"]);
  expect(served).toEqual(["a", "next"]);
});

test("who goes first passes all others, and is taken in however many wait; longer than the most they wait neither", async () => {
  const { come, turn, served, pass } = aQueue({ maxMs: 1000 });
  for (let other = 0; other < 30; other++) void come(`${other}`);
  expect(await come("new")).toBe("refused");
  const first = come("first", { goesFirst: true });
  await turn(1);
  expect(await first).toBe("served");
  expect(served).toEqual(["0", "first"]);
  const second = come("second", { goesFirst: true });
  pass(1001);
  expect(await second).toBe("refused");
});

test("so many are served at once", async () => {
  const { queue } = aQueue({ atOnce: 2 });
  const [one, two] = await Promise.all([queue.enter(), queue.enter()]);
  let isServed = false;
  void queue.enter().then(() => {
    isServed = true;
  });
  expect(isServed).toBe(false);
  one?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isServed).toBe(true);
  expect(two).not.toBeNull();
});

test("nobody waits for a turn that is free: there is no delay before the first has come, nor while one of two is free", async () => {
  const { queue, come } = aQueue({ atOnce: 2 });
  expect(queue.delayMs()).toBe(0);
  void come("a");
  await new Promise((resolve) => setImmediate(resolve));
  expect(queue.delayMs()).toBe(0);
  void come("b");
  await new Promise((resolve) => setImmediate(resolve));
  expect(queue.delayMs()).toBeGreaterThan(0);
});

test("however many of one network wait, one of another is served next; nobody of either goes without", async () => {
  const { come, turn, served } = aQueue();
  const many = Array.from({ length: 30 }, (_, index) => come(`many ${index}`, { whose: "one" }));
  await turn(10);
  const one = come("other", { whose: "other" });
  for (let turns = 0; turns < 2; turns++) await turn(10);
  expect(await one).toBe("served");
  expect(served.indexOf("other")).toBeLessThan(4);
  for (let turns = 0; turns < 30; turns++) await turn(10);
  expect(new Set(await Promise.all(many))).toEqual(new Set(["served"]));
});

test("one of another network is taken in while the line is full to those who fill it, and of them the last go without", async () => {
  const { queue, come, turn } = aQueue({ maxMs: 1000 });
  const many = Array.from({ length: 60 }, (_, index) => come(`many ${index}`, { whose: "one" }));
  expect(await come("one more", { whose: "one" })).toBe("refused");
  expect([queue.delayMs("one") > 900, queue.delayMs("other") < 100]).toEqual([true, true]);
  const others = ["a", "b", "c"].map((name) => come(name, { whose: name }));
  for (let turns = 0; turns < 60; turns++) await turn(40);
  expect(await Promise.all(others)).toEqual(["served", "served", "served"]);
  const outcomes = await Promise.all(many);
  expect(outcomes.indexOf("refused")).toBeGreaterThan(15);
  expect(outcomes.lastIndexOf("served")).toBeLessThan(outcomes.indexOf("refused"));
});

test("networks that all ask for much are served in turn", async () => {
  const { come, turn, served } = aQueue();
  void come("first", { whose: "x" });
  for (const whose of ["a", "b", "c"]) for (let count = 0; count < 4; count++) void come(whose, { whose });
  for (let turns = 0; turns < 12; turns++) await turn(10);
  const rounds = [0, 1, 2].map((round) =>
    served
      .slice(1 + round * 3, 4 + round * 3)
      .toSorted()
      .join(""),
  );
  expect(rounds).toEqual(["abc", "abc", "abc"]);
});
