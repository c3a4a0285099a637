import { expect, test } from "vitest";
import { absenceCost } from "./absence-cost";

const costs = (side: "client" | "advisor", payment: { open: number; here: number } | null) =>
  absenceCost({ side, totalPrice: 120_00, payment });

test("an absent advisor's client gets back what is here, be it all or a part, and owes nothing where nothing is", () => {
  expect(costs("advisor", null)).toMatchObject({ total: 120_00, paid: "yes" });
  expect(costs("advisor", { open: 0, here: 120_00 })).toMatchObject({ total: 120_00, paid: "yes" });
  expect(costs("advisor", { open: 70_00, here: 50_00 })).toMatchObject({ total: 50_00, paid: "yes" });
  expect(costs("advisor", { open: 120_00, here: 0 })).toMatchObject({ paid: "no" });
});

test("an absent client owes the price, of which nothing goes back once it is here", () => {
  expect(costs("client", { open: 70_00, here: 50_00 })).toMatchObject({ total: 120_00, paid: "no" });
  expect(costs("client", { open: 0, here: 120_00 })).toMatchObject({ total: 120_00, paid: "yes" });
});
