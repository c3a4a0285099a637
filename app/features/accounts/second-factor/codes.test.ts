import fc from "fast-check";
import { expect, test } from "vitest";
import { formatSecret, RECOVERY_ALPHABET, readCode, writeRecoveryCode } from "./codes";

test("six digits are a code of the app, however they are spaced", () => {
  for (const typed of ["123456", " 123 456 ", "123-456"]) expect(readCode(typed)).toEqual({ kind: "authenticator", code: "123456" });
});

test("what is neither is nothing", () => {
  for (const typed of ["", "12345", "1234567", "abc", "ABCDE-FGHI0", "%00", "x".repeat(5000)]) expect(readCode(typed)).toBeNull();
});

test("a recovery code is read back as it was written down, in small letters too", () => {
  const code = fc.array(fc.constantFrom(...RECOVERY_ALPHABET), { minLength: 10, maxLength: 10 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(code, (made) => {
      expect(readCode(writeRecoveryCode(made).toLowerCase())).toEqual({ kind: "recovery", code: made });
    }),
  );
});

test("a secret is spelled in groups of four", () => {
  expect(formatSecret("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
});
