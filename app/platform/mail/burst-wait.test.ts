import { expect, test } from "vitest";
import { burstWaitMs } from "./burst-wait";

const MINUTE = 60_000;
const TWO_DAYS = 48 * 60 * MINUTE;

test("the first mail goes at once; after something that was taken back it waits five minutes, and longer each time, at most an hour", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((withdrawn) => burstWaitMs(withdrawn, TWO_DAYS) / MINUTE)).toEqual([0, 5, 10, 20, 40, 60, 60, 60]);
});

test("it never waits for more than a quarter of the time that there is to answer", () => {
  expect(burstWaitMs(5, 40 * MINUTE)).toBe(10 * MINUTE);
  expect(burstWaitMs(1, 60 * MINUTE)).toBe(5 * MINUTE);
  expect(burstWaitMs(3, -MINUTE)).toBe(0);
});
