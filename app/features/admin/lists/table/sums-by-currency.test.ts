import { expect, test } from "vitest";
import { sumsByCurrency } from "./sums-by-currency";

test("amounts are added up within a currency and never across two", () => {
  const amounts = [
    { amount: 50_00, currency: "USD" },
    { amount: 90_00, currency: "EUR" },
    { amount: 25_50, currency: "USD" },
  ];
  expect(sumsByCurrency(amounts)).toEqual([
    { amount: 75_50, currency: "USD" },
    { amount: 90_00, currency: "EUR" },
  ]);
  expect(sumsByCurrency([])).toEqual([]);
});
