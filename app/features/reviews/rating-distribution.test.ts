import { expect, test } from "vitest";
import { distributionOf } from "./rating-distribution";

test("each rating has its count and share, five first", () => {
  expect(
    distributionOf(
      new Map([
        [5, 3],
        [2, 1],
      ]),
    ),
  ).toEqual([
    { rating: 5, count: 3, share: 0.75 },
    { rating: 4, count: 0, share: 0 },
    { rating: 3, count: 0, share: 0 },
    { rating: 2, count: 1, share: 0.25 },
    { rating: 1, count: 0, share: 0 },
  ]);
});

test("without a rating every share is nothing", () => {
  expect(distributionOf(new Map()).every(({ share }) => share === 0)).toBe(true);
});
