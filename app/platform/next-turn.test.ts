import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeTurns, nextTurn } from "./next-turn";

test("of all who wait one goes on each turn, in their order, and the thread is others' in between; who goes first comes before the rest", async () => {
  const done: string[] = [];
  const wait = (name: string, goesFirst?: boolean) => nextTurn(goesFirst).then(() => done.push(name));
  const all = [wait("a"), wait("b"), wait("c"), wait("d", true), wait("e", true)];
  await Promise.resolve();
  expect(done).toEqual([]);
  const seen: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    await turn();
    seen.push(done.length);
  }
  await Promise.all(all);
  expect(done).toEqual(["d", "e", "a", "b", "c"]);
  // However the two fall within a turn, each turn resumes at most one.
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
  await wait("later");
  expect(done.at(-1)).toBe("later");
});

/** A simulated thread: a piece of work takes ten milliseconds, and a turn without one takes one. */
function aThread() {
  let at = 0;
  const turnsToCome: (() => void)[] = [];
  const turns = makeTurns({ now: () => at, later: (work) => turnsToCome.push(work) });
  let done = 0;
  const pieces = (count: number) => {
    for (let number = 0; number < count; number += 1)
      void turns.nextTurn().then(() => {
        at += 10;
        done += 1;
      });
  };
  /** Runs one turn, with or without a new connection; returns how many pieces are done by then. */
  const turn = async (hasSomebodyCome: boolean) => {
    if (hasSomebodyCome) turns.noteArrival();
    at += 1;
    turnsToCome.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    return done;
  };
  return { pieces, turn };
}

test("while one after the other comes, nobody goes on for as long as the piece before took, and then one does: neither has to wait for all of the others", async () => {
  const { pieces, turn } = aThread();
  pieces(3);
  const seen: number[] = [];
  for (let number = 0; number < 25; number += 1) seen.push(await turn(true));
  const piecesAfter = (count: number) => seen.filter((done) => done === count).length;
  expect([piecesAfter(1), piecesAfter(2)]).toEqual([12, 12]);
  expect(seen.at(-1)).toBe(3);
});

test("where nobody comes any more, the next goes on at once", async () => {
  const { pieces, turn } = aThread();
  pieces(3);
  expect([await turn(false), await turn(true), await turn(false), await turn(false)]).toEqual([1, 1, 2, 3]);
});
