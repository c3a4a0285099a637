import { expect, test } from "vitest";
import { coveredOrders } from "./covered-orders";

const covered = (amounts: readonly number[], amount: number) =>
  coveredOrders(
    amounts.map((each) => ({ amount: each })),
    amount,
  ).map((order) => order.amount);

test("an amount covers the order of its sum, else as many as it can, the older first", () => {
  expect(covered([5, 20], 20)).toEqual([20]);
  expect(covered([5, 10, 15], 25)).toEqual([10, 15]);
  expect(covered([20, 20, 20], 45)).toEqual([20, 20]);
  expect(covered([20, 5], 22)).toEqual([20]);
});

test("a part covers no order of more", () => {
  expect(covered([20], 5)).toEqual([]);
  expect(covered([], 5)).toEqual([]);
});
