import { afterEach, expect, test } from "vitest";
import { config, moveConfig } from "#app/config.server";
import { type AddressState, FIRST_STEPS, type FirstDay, linesFor, OPTIONAL_STEPS } from "./first-day";
import { mailStateKey } from "./mail-state-key";

afterEach(() => moveConfig());

const nothing = Object.fromEntries([...FIRST_STEPS, ...OPTIONAL_STEPS].map((step) => [step, false])) as FirstDay["done"];
const linesOf = (address: AddressState, isAddressGiven: boolean, done = nothing) =>
  FIRST_STEPS.flatMap((step) => linesFor(step, { done, address, isAddressGiven, host: "advice.example" }));

test("what only the start can say stands there as a line to copy: an address that it says wrongly", () => {
  expect(linesOf("elsewhere", true)).toEqual(["BASE_URL=https://advice.example"]);
  for (const address of ["unset", "local", "elsewhere", "proposed", "right"] as const) expect(linesOf(address, false)).toEqual([]);
});

test("each line is one that the start takes", () => {
  const [line = ""] = linesOf("elsewhere", true);
  moveConfig({ ...process.env, BASE_URL: line.slice("BASE_URL=".length) });
  expect(config().baseUrl).toBe("https://advice.example");
});

test("of a mail server that refuses it is said what is wrong, and of every other state that it is so", () => {
  expect(mailStateKey("refused", "password")).toBe("problem_password");
  expect(mailStateKey("refused", null)).toBe("problem_other");
  expect(mailStateKey("sent", null)).toBe("mail_sent");
});

test("each way to sign in through somebody has its lines until it is set up, and the start takes them", () => {
  const state = { address: "right", isAddressGiven: true, host: "advice.example" } as const;
  const lines = OPTIONAL_STEPS.flatMap((step) => linesFor(step, { ...state, done: nothing })).map((line) => line.split("="));
  expect(lines.map(([name]) => name)).toEqual(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"]);
  moveConfig({ ...process.env, BASE_URL: "https://advice.example", ...Object.fromEntries(lines) });
  expect(OPTIONAL_STEPS.map((provider) => config().providers[provider]?.clientId)).toEqual([lines[0]![1], lines[2]![1]]);
  expect(OPTIONAL_STEPS.flatMap((step) => linesFor(step, { ...state, done: { ...nothing, google: true, linkedin: true } }))).toEqual([]);
});
