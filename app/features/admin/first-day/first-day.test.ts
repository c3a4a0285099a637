import { afterEach, expect, test } from "vitest";
import { config, moveConfig } from "#app/config.server";
import { type AddressState, FIRST_STEPS, type FirstDay, linesFor, type MailState, OPTIONAL_STEPS } from "./first-day";

afterEach(() => moveConfig());

const nothing = Object.fromEntries([...FIRST_STEPS, ...OPTIONAL_STEPS].map((step) => [step, false])) as FirstDay["done"];
const linesOf = (address: AddressState, mail: MailState, done = nothing) =>
  FIRST_STEPS.flatMap((step) => linesFor(step, { done, address, mail, host: "advice.example" }));

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

test("each way to sign in through somebody has its lines until it is set up, and the start takes them", () => {
  const state = { address: "right", mail: "sent", host: "advice.example" } as const;
  const lines = OPTIONAL_STEPS.flatMap((step) => linesFor(step, { ...state, done: nothing })).map((line) => line.split("="));
  expect(lines.map(([name]) => name)).toEqual(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"]);
  moveConfig({ ...process.env, BASE_URL: "https://advice.example", ...Object.fromEntries(lines) });
  expect(OPTIONAL_STEPS.map((provider) => config().providers[provider]?.clientId)).toEqual([lines[0]![1], lines[2]![1]]);
  expect(OPTIONAL_STEPS.flatMap((step) => linesFor(step, { ...state, done: { ...nothing, google: true, linkedin: true } }))).toEqual([]);
});
