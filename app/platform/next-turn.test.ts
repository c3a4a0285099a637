import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { nextTurn } from "./next-turn";

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
  // However the two fall within a turn, no turn lets more than one go on.
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
  await wait("later");
  expect(done.at(-1)).toBe("later");
});
