import { expect, test } from "vitest";
import { type Hold, watchHolds } from "./hold-watch";

/** A watch with a manual clock: `pass` advances the time, of which the thread works a part. */
function aWatch() {
  const told: Hold[] = [];
  let [at, work] = [5000, 100];
  const watch = watchHolds({ maxMs: 100, now: () => at, worked: () => work, tell: (hold) => told.push(hold) });
  const pass = (milliseconds: number, worked = milliseconds) => {
    at += milliseconds;
    work += worked;
    watch.beat();
  };
  watch.beat();
  return { told, pass, begin: watch.begin };
}

test("a hold above 100 ms is told once, with how much of it was work and how many there have been; one of 100 ms is not", () => {
  const { told, pass } = aWatch();
  for (const milliseconds of [20, 100, 101, 20, 4000]) pass(milliseconds, milliseconds - 5);
  expect(told).toEqual([
    { milliseconds: 101, processorMilliseconds: 96, routes: [], count: 1 },
    { milliseconds: 4000, processorMilliseconds: 3995, routes: [], count: 2 },
  ]);
});

test("with it are told the routes whose answers were on their way, each once: no others, and no more than ten", () => {
  const { told, pass, begin } = aWatch();
  const endEarlier = begin("GET /earlier");
  endEarlier();
  pass(20);
  const endFirst = begin("POST /auth");
  begin("POST /auth");
  const endSecond = begin("GET /");
  endFirst();
  pass(150);
  endSecond();
  endSecond();
  pass(20);
  pass(150);
  expect(told.map(({ routes }) => routes)).toEqual([["POST /auth", "GET /"], ["POST /auth"]]);
  for (let number = 0; number < 30; number += 1) begin(`GET /${number}`);
  pass(150);
  expect(told[2]!.routes).toHaveLength(10);
});

test("the first beat tells nothing, however late it comes", () => {
  const told: Hold[] = [];
  const watch = watchHolds({ maxMs: 100, now: () => 1_000_000, worked: () => 0, tell: (hold) => told.push(hold) });
  watch.begin("GET /")();
  watch.beat();
  expect(told).toEqual([]);
});

test("the time in which nobody watched is no hold, and the watch goes on after it", () => {
  let at = 0;
  const told: Hold[] = [];
  const watch = watchHolds({ maxMs: 100, now: () => at, worked: () => 0, tell: (hold) => told.push(hold) });
  watch.beat();
  watch.pause();
  at += 24_000;
  watch.beat();
  expect(told).toEqual([]);
  at += 101;
  watch.beat();
  expect(told).toMatchObject([{ milliseconds: 101 }]);
});
