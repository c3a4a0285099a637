import fc from "fast-check";
import { expect, test } from "vitest";
import { mapAuthError } from "./errors";
import { accountsMessages } from "./messages";

/** The text that a person reads. */
function read(error: unknown) {
  const alert = mapAuthError(error);
  return "said" in alert ? alert.said : accountsMessages[alert.key.replace("accounts.", "") as keyof typeof accountsMessages];
}

test("a broken constraint is an invalid request", () => {
  expect(read(new Error('duplicate key value violates unique constraint "users_email"'))).toBe("Invalid request. Please check your input.");
});

test("anything about a JWT or a token is a failed authentication", () => {
  expect(read({ message: "invalid JWT: signature is invalid" })).toBe("Authentication failed. Please try again.");
  expect(read({ message: "refresh token expired" })).toBe("Authentication failed. Please try again.");
});

test.each([
  "Invalid email",
  "Invalid password",
  "Invalid login credentials",
  "Email not confirmed",
  "User already registered",
  "A user with this email address has already been registered",
  "User not found",
  "User already exists",
  "Password is too weak",
  "Signup disabled",
  "Signups not allowed for this instance",
])("%s is shown in its own words", (message) => {
  expect(read(new Error(message))).toBe(message);
});

test("what is shown carries no markup and no control characters, and is short", () => {
  expect(read(new Error("<b>Email not\n confirmed</b>\u202e <script>"))).toBe("Email not confirmed");
  expect(read(new Error(`User not found ${"x".repeat(1000)}`)).length).toBeLessThanOrEqual(160);
});

test("any other error asks to try again", () => {
  expect(read(new Error("connection refused"))).toBe("An error occurred. Please try again.");
});

test("no error at all is unexpected", () => {
  for (const nothing of [null, undefined, {}, { message: "" }, 7]) expect(read(nothing)).toBe("An unexpected error occurred");
});

test("a statement of the database around an error is never shown", () => {
  const wrapped = new Error("Failed query: select invalid password from users\nparams: ann@example.com", {
    cause: new Error("terminated"),
  });
  expect(read(wrapped)).toBe("An error occurred. Please try again.");
});

test("every error gets a text that a person can read", () => {
  fc.assert(
    fc.property(fc.anything(), (error) => {
      expect(read(error)).toMatch(/\S/);
    }),
  );
});
