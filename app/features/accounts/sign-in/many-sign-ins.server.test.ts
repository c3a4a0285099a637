import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, emailTokens, sessions, users } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { signInWithProvider } from "../oauth/sign-in-with-provider.server";
import { hashingFigures, hashPassword } from "../password/passwords.server";
import { storeSignUpPassword } from "../sign-up/sign-up-password.server";
import { browserKnownTo } from "./known-browser.server";
import { signIn } from "./sign-in.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const EMAIL = "ann@example.com";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const { perPerson } = LIMITS.entry;

let userId = "";

beforeEach(async () => {
  await db.delete(users);
  await db.delete(attempts);
  const [user] = await db.insert(users).values({ email: EMAIL, emailConfirmedAt: start }).returning();
  userId = user!.id;
  await setPassword(db, userId, PASSWORD);
});

const enter = (device: { address?: string; userAgent?: string; keptBrowser?: string } = {}, at = start) =>
  signIn({ email: EMAIL, password: PASSWORD, rememberMe: true }, { address: "203.0.113.7", userAgent: "Test", ...device }, at);

const agent = (index: number) => `Mozilla/5.0 Browser${String.fromCharCode(97 + index)}x`;

test("sign-ins on ever new devices are mailed a few times an hour, and all of them stand in the notifications", async () => {
  const most = LIMITS["new-device-mail"].perPerson;
  for (let index = 0; index < most + 4; index += 1)
    await enter({ userAgent: agent(index), address: `198.51.100.${index}` }, minutes(index));
  expect((await mailsTo(EMAIL)).filter(({ kind }) => kind === "new_device")).toHaveLength(most);
  expect(await db.$count(emailTokens, eq(emailTokens.purpose, "report_sign_in"))).toBe(most);
  expect(await db.$count(notifications, eq(notifications.kind, "new_device"))).toBe(most + 4);
  await enter({ userAgent: agent(20), address: "198.51.100.99" }, minutes(LIMITS["new-device-mail"].minutes + 10));
  expect((await mailsTo(EMAIL)).filter(({ kind }) => kind === "new_device")).toHaveLength(most + 1);
});

test("right sign-ins are counted, too, and end where the table says; another network and a browser that is known still come in", async () => {
  const answers = [];
  for (let time = 0; time < perPerson + 1; time += 1) answers.push((await enter()).ok);
  expect(answers).toEqual([...Array(perPerson).fill(true), false]);
  expect(await enter({}, minutes(1))).toEqual({ ok: false, reason: "accounts.tooManyAttempts", retryAfterSeconds: 14 * 60 });
  expect(await db.$count(sessions)).toBe(perPerson);
  expect((await enter({ address: "198.51.100.1" })).ok).toBe(true);
  expect((await enter({ keptBrowser: browserKnownTo("", EMAIL) })).ok).toBe(true);
  expect((await enter({}, minutes(LIMITS.entry.minutes))).ok).toBe(true);
});

test("of one account they end, however many browsers it is made known to; and whoever is refused costs no hash any more", async () => {
  const { perAccount } = LIMITS.entry;
  let entries = 0;
  while (entries < perAccount) {
    const keptBrowser = browserKnownTo("", EMAIL);
    for (let time = 0; time < perPerson && entries < perAccount; time += 1) {
      expect((await enter({ keptBrowser })).ok).toBe(true);
      entries += 1;
    }
  }
  const another = { keptBrowser: browserKnownTo("", EMAIL) };
  expect(await enter(another)).toMatchObject({ ok: false, reason: "accounts.tooManyAttempts" });
  const before = hashingFigures().finished;
  for (let time = 0; time < 3; time += 1) expect((await enter(another)).ok).toBe(false);
  expect(hashingFigures().finished).toBe(before);
});

test("so are those whom a provider vouches for", async () => {
  const claims = {
    issuer: "https://id.example",
    subject: "1",
    email: "bob@example.com",
    isEmailVerified: true,
    name: "Bob",
    provedAt: null,
  };
  const device = { address: "203.0.113.7", userAgent: "Test" };
  const answers = [];
  for (let time = 0; time < perPerson + 1; time += 1) answers.push((await signInWithProvider("google", claims, device, start)).ok);
  expect(answers).toEqual([...Array(perPerson).fill(true), false]);
});

test("the password of a sign-up that waits for its confirmation can be tried for nothing a few times only: each try costs two hashes", async () => {
  await db.update(users).set({ emailConfirmedAt: null, passwordHash: null });
  const passwordHash = await hashPassword(PASSWORD);
  await db.transaction((tx) => storeSignUpPassword(tx, { userId, email: EMAIL, passwordHash }, start));
  const reasonOf = (answer: Awaited<ReturnType<typeof enter>>) => (answer.ok ? "in" : answer.reason);
  const free = LIMITS.unconfirmed.perPerson + LIMITS["sign-in"].perPerson;
  const reasons = [];
  for (let time = 0; time < free + 1; time += 1) reasons.push(reasonOf(await enter()));
  expect(reasons).toEqual([...Array(free).fill("accounts.emailNotConfirmed"), "accounts.tooManyAttempts"]);
  const before = hashingFigures();
  expect(reasonOf(await enter())).toBe("accounts.tooManyAttempts");
  expect(hashingFigures()).toEqual(before);
  expect(reasonOf(await enter({ address: "198.51.100.1" }))).toBe("accounts.emailNotConfirmed");
});
