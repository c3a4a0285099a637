import { expect, test } from "vitest";
import { isOfSuspension } from "./of-suspension";

test("what is cancelled on behalf of the admins without a word is so because a side was suspended", () => {
  const closed = { status: "cancelled", closedBy: "admin", closeReason: null } as const;
  expect(isOfSuspension(closed)).toBe(true);
  expect(isOfSuspension({ ...closed, closeReason: "A complaint" })).toBe(false);
  expect(isOfSuspension({ ...closed, closedBy: "client" })).toBe(false);
  expect(isOfSuspension({ ...closed, status: "no-show" })).toBe(false);
});
