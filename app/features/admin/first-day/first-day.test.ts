import { afterEach, expect, test } from "vitest";
import { config, moveConfig } from "#app/config.server";
import { type AddressState, FIRST_STEPS, linesFor, type MailState } from "./first-day";

afterEach(() => moveConfig());

const linesOf = (address: AddressState, mail: MailState) =>
  FIRST_STEPS.flatMap((step) => linesFor(step, { address, mail, host: "advice.example" }));

test("what is said outside of the pages stands there as a line to copy, as long as it is missed", () => {
  expect(linesOf("unset", "sent")).toEqual(["BASE_URL=https://advice.example"]);
  expect(linesOf("elsewhere", "untried")).toEqual(["BASE_URL=https://advice.example"]);
  expect(linesOf("local", "files").map((line) => line.split("=")[0])).toEqual(["BASE_URL", "SMTP_URL", "MAIL_FROM"]);
  expect(linesOf("right", "refused")).toEqual([]);
});

test("each line is one that the start takes", () => {
  const lines = linesOf("local", "kept").map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
  moveConfig({ ...process.env, ...Object.fromEntries(lines) });
  const { baseUrl, smtpUrl, mailFrom } = config();
  expect([baseUrl, smtpUrl, mailFrom]).toEqual(lines.map(([, value]) => value));
});
