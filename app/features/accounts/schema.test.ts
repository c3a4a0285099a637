import fc from "fast-check";
import { expect, test } from "vitest";
import type { ZodType } from "zod";
import { accountsMessages } from "./messages";
import { emailSchema, passwordSchema, signInSchema, signUpSchema } from "./schema";

/** Error texts by field. */
function messages(schema: ZodType, values: unknown) {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const found: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const key = message.replace(/^accounts\./, "") as keyof typeof accountsMessages;
    found[path.join(".")] ??= accountsMessages[key] ?? message;
  }
  return found;
}

const signUp = { email: "ann@example.com", password: "Passw0rd-x", confirmPassword: "Passw0rd-x", category: "individual" };

test("a right sign-up says nothing", () => {
  expect(messages(signUpSchema, signUp)).toEqual({});
});

test("an empty or blank email is required", () => {
  for (const email of ["", "   ", undefined, "\u200b"])
    expect(messages(signUpSchema, { ...signUp, email })).toEqual({ email: "Email is required" });
});

test("an email must look like one", () => {
  for (const email of ["ann", "ann@", "@example.com", "ann@example", "a b@example.com"])
    expect(messages(signUpSchema, { ...signUp, email })).toEqual({ email: "Please enter a valid email address" });
});

test("an email of 255 characters passes, one of 256 is too long", () => {
  const host = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`;
  const of = (length: number) => `${"a".repeat(length - host.length - 1)}@${host}`;
  expect(messages(signUpSchema, { ...signUp, email: of(255) })).toEqual({});
  expect(messages(signUpSchema, { ...signUp, email: of(256) })).toEqual({ email: "Email is too long" });
});

test("an email is kept in lower case, without outer spaces and invisible marks", () => {
  expect(emailSchema.parse("  Ann\u200b@Example.COM\r\n")).toBe("ann@example.com");
});

const passwordOf = (length: number) => `aA1${"x".repeat(length - 3)}`;

test("a password of 7 characters is too short, of 8 and 128 passes, of 129 is too long", () => {
  const said = (password: string) => messages(signInSchema, { email: "ann@example.com", password }).password;
  expect(said("")).toBe("Password must be at least 8 characters");
  expect(said(passwordOf(7))).toBe("Password must be at least 8 characters");
  expect(said(passwordOf(8))).toBeUndefined();
  expect(said(passwordOf(128))).toBeUndefined();
  expect(said(passwordOf(129))).toBe("Password is too long");
});

test("a password needs a lowercase letter, an uppercase letter and a digit", () => {
  const wanted = "Password must contain at least one uppercase letter, one lowercase letter, and one number";
  for (const password of ["lowercase1", "UPPERCASE1", "NoDigitsHere"]) expect(messages(passwordSchema, password)).toEqual({ "": wanted });
});

test("a password is never altered", () => {
  expect(signInSchema.parse({ email: "a@example.com", password: "  Passw0rd\u200b " }).password).toBe("  Passw0rd\u200b ");
});

test("the two passwords must be the same, said also while the email is wrong", () => {
  expect(messages(signUpSchema, { ...signUp, email: "", confirmPassword: "other" })).toEqual({
    email: "Email is required",
    confirmPassword: "Passwords don't match",
  });
});

test("the account type is individual unless another known one is chosen", () => {
  expect(signUpSchema.parse({ ...signUp, category: undefined }).category).toBe("individual");
  expect(signUpSchema.parse({ ...signUp, category: "organisation" }).category).toBe("organisation");
  expect(messages(signUpSchema, { ...signUp, category: "admin" })).toEqual({ category: "Please choose an account type" });
});

test("nothing but these fields ever comes out, whatever is sent along", () => {
  const sent = JSON.parse('{"email":"a@example.com","password":"Passw0rd-x","role":"admin","__proto__":{"isAdmin":true}}');
  expect(Object.keys(signInSchema.parse(sent)).sort()).toEqual(["email", "password", "rememberMe"]);
});

test("of any input right fields alone are accepted, and what is wrong is named with a message", () => {
  const orElse = (right: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.anything() });
  const fields = Object.keys(signUp) as (keyof typeof signUp)[];
  fc.assert(
    fc.property(
      fc.record({
        email: orElse(signUp.email),
        password: orElse(signUp.password),
        confirmPassword: orElse(signUp.confirmPassword),
        category: orElse(signUp.category),
      }),
      (values) => {
        // A missing account type is valid, too.
        const wrong = fields.filter((name) => values[name] !== signUp[name] && !(name === "category" && values[name] === undefined));
        const named = Object.entries(messages(signUpSchema, values));
        expect(named.length > 0).toBe(wrong.length > 0);
        for (const [, message] of named) expect(Object.values(accountsMessages)).toContain(message);
        expect(messages(signInSchema, { email: values.email, password: signUp.password })).toEqual(
          wrong.includes("email") ? { email: expect.any(String) } : {},
        );
      },
    ),
  );
});
