import nodemailer from "nodemailer";
import { expect, test } from "vitest";
import { mailProblemOf } from "./mail-problem";
import { withoutPassword } from "./without-password";

test.each([
  ["Error: The mail server is away: getaddrinfo ENOTFOUND smtp.exampel.com", "host"],
  ["Error: The mail server is away: connect ECONNREFUSED 127.0.0.1:2525", "away"],
  ["Error: The mail server is away: Greeting never received", "silent"],
  ["Error: The mail server is away: Connection timeout", "silent"],
  ["Error: The mail server is away: Invalid login: 535 5.7.8 Error: authentication failed", "password"],
  ["Error: The mail server is away: 140:error:0A00010B:SSL routines:ssl3_get_record:wrong version number", "encryption"],
  ["Error: The mail server is away: self-signed certificate", "encryption"],
  ["Error: Can't send mail - all recipients were rejected: 550 nobody of that name", "recipient"],
  ["Error: Mail command failed: 553 sender address rejected: not owned by user", "sender"],
  ["Error: Message failed: 554 looks like spam", "other"],
] as const)("%s is a matter of: %s", (error, problem) => {
  expect(mailProblemOf(error)).toBe(problem);
});

test("what the library says where nobody listens is read so, too", async () => {
  const error = await nodemailer.createTransport({ url: "smtp://127.0.0.1:9" }).verify().catch(String);
  expect(mailProblemOf(String(error))).toBe("away");
});

test("the error of a mail server never repeats the password that it was sent, in any form", () => {
  const url = "smtps://us%40a.example:p%3A%40%2F1@mail.example:465";
  const plain = Buffer.from("\0us@a.example\0p:@/1").toString("base64");
  const said = ["535 p:@/1", "535 p%3A%40%2F1", `535 ${Buffer.from("p:@/1").toString("base64")}`, `535 ${plain}`];
  for (const words of said) expect(withoutPassword(new Error(words), url).message).toBe("535 ***");
  expect(withoutPassword(new Error("535 no"), "smtp://mail.example:25").message).toBe("535 no");
});
