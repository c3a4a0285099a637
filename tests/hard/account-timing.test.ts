import { afterAll, beforeAll, expect, test } from "vitest";
import { awaitMail } from "../support/mailbox";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
const PASSWORD = "Correct-horse-7";
const ROUNDS = 40;

beforeAll(() => server.start());
afterAll(() => server.remove());

async function post(path: string, fields: Record<string, string>) {
  const began = performance.now();
  const answer = await fetch(new URL(path, server.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: server.url },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return { milliseconds: performance.now() - began, status: answer.status };
}

async function aPerson(email: string) {
  await post("/auth?tab=sign-up", { intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD });
  const mail = await awaitMail(server.folder, email, /Confirm/);
  const link = new URL(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  // As in a browser other than that of the sign-up: whoever confirms says the password.
  expect((await post(link.pathname + link.search, { password: PASSWORD, confirmPassword: PASSWORD })).status).toBe(303);
}

/** Returns the two-sided p of the Mann-Whitney U test, by its normal approximation: the probability that chance alone separates the two as clearly. */
function mannWhitney(one: number[], two: number[]) {
  const u = one.reduce((sum, a) => sum + two.reduce((wins, b) => wins + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  const mean = (one.length * two.length) / 2;
  const deviation = Math.sqrt((one.length * two.length * (one.length + two.length + 1)) / 12);
  const z = Math.abs(u - mean) / deviation;
  return 2 * (1 - normal(z));
}

/** The cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number) {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

test("the measure itself tells apart what differs and not what is alike", () => {
  const alike = Array.from({ length: ROUNDS }, (_, index) => index);
  expect(mannWhitney(alike, alike)).toBeGreaterThan(0.9);
  expect(
    mannWhitney(
      alike,
      alike.map((value) => value + ROUNDS),
    ),
  ).toBeLessThan(0.0001);
});

const fields: [string, string, (email: string) => Record<string, string>][] = [
  ["signing in with a wrong password", "/auth", (email) => ({ intent: "sign-in", email, password: "Wrong-horse-77" })],
  ["asking for a new password", "/auth/forgot", (email) => ({ email })],
  ["signing up", "/auth?tab=sign-up", (email) => ({ intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD })],
];

// One series in a hundred differs by chance, so a difference counts if it occurs twice.
test.each(fields)("%s takes as long for a known address as for an unknown one", { retry: 1 }, async (_name, path, fieldsFor) => {
  const known = `known-${path.length}@example.com`;
  await aPerson(known);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = -5; round < ROUNDS; round += 1) {
    const pair = [
      { kind: "known", email: known },
      { kind: "unknown", email: `nobody-${path.length}-${round}@example.com` },
    ] as const;
    for (const { kind, email } of round % 2 ? pair : pair.toReversed()) {
      const { milliseconds } = await post(path, fieldsFor(email));
      if (round >= 0) times[kind].push(milliseconds);
    }
  }
  expect(mannWhitney(times.known, times.unknown)).toBeGreaterThan(0.01);
});
