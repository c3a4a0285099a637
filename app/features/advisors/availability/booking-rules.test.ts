import { expect, test } from "vitest";
import { withInUse } from "./booking-rules";

test("what is in use stays a choice", () => {
  expect(withInUse([0, 15, 30], "20")).toEqual([0, 15, 20, 30]);
  expect(withInUse([0, 15, 30], "15")).toEqual([0, 15, 30]);
  expect(withInUse([1, 2], "")).toEqual([1, 2]);
});
