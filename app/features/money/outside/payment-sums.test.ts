import { expect, test } from "vitest";
import { paymentSums } from "./payment-sums";

const sumsOf = (notCharged: number, due: number, here: number, returned: number) =>
  paymentSums({ notCharged, due, here, returned, open: Math.max(0, due - here) });

test("of a price that nobody has to pay any more, what came is named without a rest that is not charged", () => {
  expect(sumsOf(40_00, 0, 200_00, 0)).toEqual([["sumPaid", 200_00]]);
  expect(sumsOf(40_00, 0, 0, 200_00)).toEqual([
    ["sumPaid", 200_00],
    ["sumReturned", 200_00],
  ]);
});

test("what is not charged is named beside what is due, and where nothing came", () => {
  expect(sumsOf(120_00, 120_00, 120_00, 0)).toEqual([
    ["sumNotCharged", 120_00],
    ["sumPaid", 120_00],
  ]);
  expect(sumsOf(240_00, 0, 0, 0)).toEqual([["sumNotCharged", 240_00]]);
});
