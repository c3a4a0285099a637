import { expect, test } from "vitest";
import { isFreshSignIn, passwordChangeSchema } from "./password";

const wrong = (newPassword: string, confirmPassword: string) =>
  Object.fromEntries(
    passwordChangeSchema.safeParse({ newPassword, confirmPassword }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
      [],
  );

test("the two entries must match", () => {
  expect(wrong("Correct-horse-7", "Correct-horse-8")).toEqual({ confirmPassword: "profiles.passwordsDiffer" });
  expect(wrong("Correct-horse-7", "Correct-horse-7")).toEqual({});
});

test("a new password follows the rules of signing up", () => {
  expect(wrong("Short7", "Short7")).toEqual({ newPassword: "accounts.passwordTooShort" });
  expect(wrong("alllowercase7", "alllowercase7")).toEqual({ newPassword: "accounts.passwordTooSimple" });
});

test("a sign-in is fresh for 10 minutes", () => {
  const at = new Date("2026-05-01T12:00:00Z");
  expect(isFreshSignIn(at, new Date("2026-05-01T12:10:00Z"))).toBe(true);
  expect(isFreshSignIn(at, new Date("2026-05-01T12:10:01Z"))).toBe(false);
});
