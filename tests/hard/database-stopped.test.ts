import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAccount } from "../support/demo";
import { HttpPerson } from "../support/http-person";
import { childrenOf } from "../support/processes";
import { ServerUnderTest } from "../support/server";
import { firstThreads, watchStarvation } from "../support/starvation";

/**
 * The product's promise: nobody waits longer to hear that the database is away, whether reading or writing, apart from waiting for a busy processor. In a
 * cluster writers do (failover.test.ts).
 */
const MAX_MS = 3000;

const server = new ServerUnderTest();
let client: HttpPerson;

beforeAll(async () => {
  await server.start({ DEMO: "1" });
  const { email, password } = demoAccount(server.folder, "client");
  client = new HttpPerson(server, email);
  const answer = await client.post("/auth", { intent: "sign-in", email, password });
  client.cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await client.get("/profile");
});
afterAll(() => server.remove());

const postmaster = () => Number(readFileSync(path.join(server.folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

/** PostgreSQL's main process, and its children. */
const allOf = (first: number) => [first, ...childrenOf(first)];

const visitor = () => new HttpPerson(server, "nobody@example.com");

const PASSWORD = "Correct-horse-7";
const typed = (who: string) => ({ email: `${who}@example.com`, password: PASSWORD });

const ASKED: [what: string, ask: () => Promise<Response>][] = [
  ["a signed-in page", () => client.get("/profile")],
  ["its data", () => client.get("/profile.data")],
  ["a change of a profile", () => client.post("/profile.data", { intent: "details", via: "script", bio: "A line" })],
  ["the same without script", () => client.post("/profile", { intent: "details", bio: "A line" })],
  ["signing in", () => visitor().post("/auth", { intent: "sign-in", ...typed("who") })],
  [
    "signing up",
    () => visitor().post("/auth?tab=sign-up", { intent: "sign-up", category: "individual", confirmPassword: PASSWORD, ...typed("new") }),
  ],
  ["a link for a new password", () => visitor().post("/auth/forgot", { email: "who@example.com" })],
  ["a search", () => visitor().get(`/business?q=${Math.random()}`)],
  ["a visitor's page", () => visitor().get("/finance")],
  ["a function", () => client.json("/functions/match-adviser", { topic: "Business Strategy" })],
  ["whether the site is ready", () => visitor().get("/readyz")],
];

/** Requests everything at once, several times; returns each status, its Retry-After, and the milliseconds of what took too long. */
async function askAll() {
  const asked = Array.from({ length: 4 }, () => ASKED).flat();
  const starvation = watchStarvation(firstThreads(process.pid, server.pid!));
  const answers = await Promise.all(
    asked.map(async ([what, ask]) => {
      const since = performance.now();
      const { status, headers } = await ask();
      return { what, status, again: headers.get("retry-after"), since, until: performance.now() };
    }),
  );
  starvation.end();
  return answers.map(({ since, until, ...answer }) => {
    const ms = Math.round(until - since - starvation.waitedMs(since, until));
    return { ...answer, late: ms > MAX_MS ? ms : 0 };
  });
}

const goesOn = () => expect.poll(async () => (await client.get("/profile")).status).toBe(200);

/** Runs work while these processes are stopped; whatever it finds, they go on afterwards. */
async function whileStopped(processes: number[], work: () => Promise<void>) {
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  try {
    await work();
  } finally {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  }
  await goesOn();
}

async function expectNothingLateOr500() {
  for (let time = 0; time < 3; time++)
    for (const { what, status, late } of await askAll()) expect([what, status === 500, late]).toEqual([what, false, 0]);
}

test("while PostgreSQL is stopped everything says so within three seconds, and all goes on when it does", () =>
  whileStopped(allOf(postmaster()), async () => {
    // Slow at first, until the server has noticed; then everybody is told at once.
    for (let time = 0; time < 3; time++)
      for (const { what, status, again, late } of await askAll()) expect([what, status, again, late]).toEqual([what, 503, "5", 0]);
  }));

test("so it is each of ten times, and no connection is lost on the way", async () => {
  for (let round = 0; round < 10; round++) await whileStopped(allOf(postmaster()), expectNothingLateOr500);
});

test("while its first process alone is stopped nothing waits longer either, and nothing is a 500", () =>
  whileStopped([postmaster()], expectNothingLateOr500));

test("a PostgreSQL that is killed comes back by itself, and meanwhile nothing is a 500", async () => {
  process.kill(postmaster(), "SIGKILL");
  await expectNothingLateOr500();
  await goesOn();
});
