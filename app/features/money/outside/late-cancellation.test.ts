import { expect, test } from "vitest";
import { PAY_AFTER_END_DAYS } from "../limits";
import { latePart, payUntil } from "./late-cancellation";

const late = { status: "cancelled", closedBy: "client", closedAt: new Date("2026-12-01T09:00:00Z"), totalPrice: 50_00, refunded: 25_00 };

test("what stays due after its client cancelled late is a part of the price, or all of it", () => {
  expect(latePart(late, { due: 25_00 })).toBe(0.5);
  expect(latePart({ ...late, refunded: 0 }, { due: 50_00 })).toBe(1);
});

test.each([
  ["the advisor cancelled", { closedBy: "advisor" }, 25_00],
  ["an admin cancelled", { closedBy: "admin" }, 25_00],
  ["it took place", { status: "completed", closedBy: null }, 25_00],
  ["nothing is due", { refunded: 50_00 }, 0],
  ["an admin waived some of it", {}, 10_00],
])("where %s nobody is told of a late cancellation", (_, change, due) => {
  expect(latePart({ ...late, ...change }, { due })).toBe(null);
});

test("what is due of an ended consultation is to be paid within seven days, as long as the reminders take (docs/decisions/008)", () => {
  expect(PAY_AFTER_END_DAYS).toBe(7);
});

test("it is to be paid until the last reminder, and before the end there is no such day", () => {
  expect([payUntil(late)?.toISOString(), payUntil({ closedAt: null })]).toEqual(["2026-12-08T09:00:00.000Z", null]);
});
