import { expect, test } from "vitest";
import { isNeverOwed } from "./never-owed";

test("nothing is owed of what ended without an agreement, whoever ended it; of what was agreed, what the terms say", () => {
  expect(isNeverOwed({ status: "cancelled", wasAgreed: false })).toBe(true);
  expect(isNeverOwed({ status: "cancelled", wasAgreed: true })).toBe(false);
  for (const status of ["declined", "withdrawn", "expired"] as const) expect(isNeverOwed({ status, wasAgreed: false })).toBe(true);
  for (const status of ["requested", "countered"] as const) expect(isNeverOwed({ status, wasAgreed: false })).toBe(false);
});
