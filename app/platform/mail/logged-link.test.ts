import { expect, test } from "vitest";
import { loggedLink } from "./logged-link";

test("the log says the links of sign-ups and of invitations alike, and of no other mail", () => {
  const confirm = "http://127.0.0.1:3000/auth/confirm?token=abc";
  const invitation = "http://127.0.0.1:3000/advisor-invitation?token=def";
  expect(loggedLink("ann@example.com", `Hello\n\nConfirm: ${confirm}\nBye`)).toBe(`Confirmation link for ann@example.com: ${confirm}`);
  expect(loggedLink("bob@example.com", `Accept the invitation\n${invitation}\n`)).toBe(
    `Invitation link for bob@example.com: ${invitation}`,
  );
  expect(loggedLink("eve@example.com", "http://127.0.0.1:3000/auth/reset?token=ghi and /help")).toBeUndefined();
});
