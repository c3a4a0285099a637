import { expect, test } from "vitest";
import { requestMailWaitMs } from "./request-mail-wait";

const MINUTE = 60_000;
const TWO_DAYS = 48 * 60 * MINUTE;

test("the mail of a request goes at once; after one that was withdrawn it waits five minutes, and longer each time, at most an hour", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((withdrawn) => requestMailWaitMs(withdrawn, TWO_DAYS) / MINUTE)).toEqual([
    0, 5, 10, 20, 40, 60, 60, 60,
  ]);
});

test("it never waits for more than a quarter of the time that the advisor has to answer", () => {
  expect(requestMailWaitMs(5, 40 * MINUTE)).toBe(10 * MINUTE);
  expect(requestMailWaitMs(1, 60 * MINUTE)).toBe(5 * MINUTE);
  expect(requestMailWaitMs(3, -MINUTE)).toBe(0);
});
