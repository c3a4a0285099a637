import { expect, test } from "vitest";
import { advisorNet, goneBack } from "./outside";

const price = { totalPrice: 138_00, platformFee: 13_80, refunded: 0, agreedAt: new Date() };
const payment = { letGo: 0, received: 138_00, returned: 0 };

test("what is to go back is told apart from what has gone, and of what nobody agreed to neither is anything", () => {
  const half = { ...price, refunded: 69_00 };
  expect(goneBack(half, payment)).toEqual({ toReturn: 69_00, returned: 0 });
  expect(goneBack(half, { ...payment, returned: 69_00 })).toEqual({ toReturn: 0, returned: 69_00 });
  expect(goneBack({ ...price, refunded: 109_00 }, { ...payment, returned: 69_00 })).toEqual({ toReturn: 40_00, returned: 69_00 });
  expect(goneBack({ ...half, agreedAt: null }, null)).toEqual({ toReturn: 0, returned: 0 });
});

test("where a provider has the money, what is refunded has gone", () => {
  expect(goneBack({ ...price, refunded: 69_00 }, null)).toEqual({ toReturn: 0, returned: 69_00 });
});

test("an advisor receives their part of what stays due: half of it, nothing, and nothing of what is waived", () => {
  expect(advisorNet(price, null)).toBe(124_20);
  expect(advisorNet({ ...price, refunded: 69_00 }, null)).toBe(62_10);
  expect(advisorNet({ ...price, refunded: 69_00 }, { due: 69_00 })).toBe(62_10);
  expect(advisorNet({ ...price, refunded: 138_00 }, { due: 0 })).toBe(0);
  expect(advisorNet(price, { due: 100_00 })).toBe(90_00);
});
