import { expect, test } from "vitest";
import { errorsOf } from "./problem-fields";

test("what is wrong with a field is said of that field in the form that was sent, and what is wrong with the step of none", () => {
  expect(errorsOf({ intent: "markPaid", text: "booking.paidAmountWrong" }, "markPaid")).toEqual({ amount: "booking.paidAmountWrong" });
  expect(errorsOf({ intent: "review", text: "reviews.ratingNeeded" })).toEqual({ rating: "reviews.ratingNeeded" });
  expect(errorsOf({ intent: "review", text: "reviews.ratingNeeded" }, "markPaid")).toBe(undefined);
  expect(errorsOf({ intent: "markPaid", text: "booking.wrongState" })).toBe(undefined);
  expect(errorsOf(null, "markPaid")).toBe(undefined);
});
