import { expect, test } from "vitest";
import { isFreshSignIn } from "./fresh-sign-in";

test("a sign-in is fresh for 10 minutes", () => {
  const at = new Date("2026-05-01T12:00:00Z");
  expect(isFreshSignIn(at, new Date("2026-05-01T12:10:00Z"))).toBe(true);
  expect(isFreshSignIn(at, new Date("2026-05-01T12:10:01Z"))).toBe(false);
});
