import { expect, test } from "vitest";
import { changeOf, inCurrency, meanOf, sumAmounts } from "./trends";

test("sums over currencies go by the reference rates, and stand by currency, the largest first", () => {
  expect(inCurrency(100_00, "USD", "USD")).toBe(100_00);
  expect(inCurrency(100_00, "EUR", "USD")).toBe(117_40);
  expect(inCurrency(100_00, "XXX", "USD")).toBe(0);
  const amounts = [
    { currency: "USD", amount: 100_00 },
    { currency: "EUR", amount: 60_00 },
    { currency: "EUR", amount: 40_00 },
    { currency: "GBP", amount: 0 },
  ];
  expect(sumAmounts(amounts, "USD")).toEqual({
    value: 217_40,
    amounts: [
      { currency: "EUR", amount: 100_00 },
      { currency: "USD", amount: 100_00 },
    ],
  });
  expect(sumAmounts([], "USD")).toEqual({ value: 0, amounts: [] });
});

test("a mean is of all ratings, not of the means of steps", () => {
  expect(
    meanOf([
      { sum: 5, of: 1 },
      { sum: 4, of: 2 },
    ]),
  ).toEqual({ value: 3, of: 3 });
  expect(meanOf([])).toEqual({ value: 0, of: 0 });
});

test("a change is told against what was before, and none against nothing", () => {
  expect(changeOf(15, 10)).toBe(0.5);
  expect(changeOf(5, 10)).toBe(-0.5);
  expect(changeOf(5, 0)).toBeNull();
});
