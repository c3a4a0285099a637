import { expect, test } from "vitest";
import { passwordChangeSchema } from "./password";

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
