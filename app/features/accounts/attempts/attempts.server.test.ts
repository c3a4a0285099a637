import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { networkCounters } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo } from "../../../../tests/support/account-mails";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { signInWithProvider } from "../oauth/sign-in-with-provider.server";
import { requestPasswordReset } from "../password/password-reset.server";
import { browserKnownTo } from "../sign-in/known-browser.server";
import { sendConfirmationAgain } from "../sign-up/send-again.server";
import { signUp } from "../sign-up/sign-up.server";

useDatabase();

const EMAIL = "ann@example.com";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const network = (index: number) => `198.51.${index}.7`;
const MOST = LIMITS["sign-up-mail"].perPerson;

beforeEach(async () => {
  await db.delete(users);
  await forgetCounts();
  await db.delete(outbox);
});

const ASKING = {
  "sign-up": (index: number, at: Date) =>
    signUp({ email: EMAIL, password: "Correct-horse-7", category: null, returnTo: null }, network(index), at),
  "send-again": (index: number, at: Date) => sendConfirmationAgain(EMAIL, { returnTo: null, signUpId: null }, network(index), at),
  reset: (index: number, at: Date) => requestPasswordReset(EMAIL, { address: network(index) }, at),
};

test("addresses of one mailbox are one for what anybody can have mailed", async () => {
  const answers: boolean[] = [];
  for (let index = 0; index <= MOST; index += 1) {
    const entry = { email: `flood+${index}@example.com`, password: "Correct-horse-7", category: null, returnTo: null };
    answers.push((await signUp(entry, network(index), start)).ok);
  }
  expect(answers).toEqual([...Array(MOST).fill(true), false]);
});

test.each([
  "sign-up",
  "send-again",
  "reset",
] as const)("%s mails one address ten times an hour, from however many networks", async (kind) => {
  const answers: boolean[] = [];
  if (kind !== "sign-up") await db.insert(users).values({ email: EMAIL });
  for (let index = 0; index <= MOST; index += 1) answers.push((await ASKING[kind](index, start)).ok);
  expect(answers).toEqual([...Array(MOST).fill(true), false]);
  expect(await mailsTo(EMAIL)).toHaveLength(MOST);
  expect(await ASKING[kind](MOST + 1, minutes(59))).toMatchObject({ ok: false, reason: "accounts.mailedOften" });
  expect((await ASKING[kind](MOST + 2, minutes(60))).ok).toBe(true);
});

test("who names nobody's address waits after as many, and an address beside it is another", async () => {
  const ask = (email: string, index: number) => requestPasswordReset(email, { address: network(index) }, start);
  for (let index = 0; index < MOST; index += 1) expect((await ask("nobody@example.com", index)).ok).toBe(true);
  expect([(await ask("nobody@example.com", MOST)).ok, (await ask("somebody@example.com", MOST)).ok]).toEqual([false, true]);
});

test("however often strangers sign up with an address and ask for links to it, its owner gets one to choose a password", async () => {
  await db.insert(users).values({ email: EMAIL, emailConfirmedAt: start });
  for (let index = 0; index < MOST; index += 1) expect((await ASKING["sign-up"](index, start)).ok).toBe(true);
  expect((await ASKING["sign-up"](MOST, start)).ok).toBe(false);
  expect((await requestPasswordReset(EMAIL, { address: network(MOST) }, start)).ok).toBe(true);
});

test("a browser that was signed in to the account has its link, when strangers have used up all others", async () => {
  await db.insert(users).values({ email: EMAIL, emailConfirmedAt: start });
  for (let index = 0; index < MOST; index += 1) await ASKING.reset(index, start);
  const from = (keptBrowser: string) => requestPasswordReset(EMAIL, { address: network(0), keptBrowser }, start);
  for (const kept of ["", browserKnownTo("", "eve@example.com")]) expect((await from(kept)).ok).toBe(false);
  const own = browserKnownTo("", EMAIL);
  for (let time = 0; time < LIMITS.reset.perPerson; time += 1) expect((await from(own)).ok).toBe(true);
  expect(await from(own)).toMatchObject({ ok: false, reason: "accounts.tooManyAttempts" });
});

test("an address that is somebody's is mailed of sign-ups once an hour, and each is answered the same", async () => {
  await db.insert(users).values({ email: EMAIL, emailConfirmedAt: start });
  for (let index = 0; index < 3; index += 1)
    expect(await ASKING["sign-up"](index, minutes(index * 29))).toEqual({ ok: true, signUpId: expect.any(String) });
  expect(await mailsTo(EMAIL)).toHaveLength(1);
  await ASKING["sign-up"](4, minutes(61));
  expect(await mailsTo(EMAIL)).toHaveLength(2);
});

test("one network signs up so many times a day, whatever the addresses; another goes on", async () => {
  const from = (address: string, email: string, at: Date) =>
    signUp({ email, password: "Correct-horse-7", category: null, returnTo: null }, address, at);
  const [counter] = networkCounters("sign-up-day", "198.51.100.1");
  const times = { kind: "sign-up-day", keyHash: counter!.keyHash, createdAt: start };
  await db.insert(attempts).values(Array.from({ length: counter!.most - 1 }, () => times));
  expect((await from("198.51.100.1", "last@example.com", minutes(60))).ok).toBe(true);
  const refused = { ok: false, reason: "accounts.tooManySignUps", retryAfterSeconds: 22 * 3600 };
  expect(await from("198.51.100.1", "more@example.com", minutes(120))).toEqual(refused);
  expect(await db.$count(users, eq(users.email, "more@example.com"))).toBe(0);
  expect((await from("198.51.100.2", "more@example.com", minutes(120))).ok).toBe(true);
});

test("an account through a provider counts among those of its network's day; whoever has one, or is known here, signs in on", async () => {
  const [counter] = networkCounters("sign-up-day", "198.51.100.3");
  const times = { kind: "sign-up-day", keyHash: counter!.keyHash, createdAt: start };
  await db.insert(attempts).values(Array.from({ length: counter!.most - 1 }, () => times));
  const enter = (subject: string, address = "198.51.100.3") => {
    const claims = {
      issuer: "https://id.example",
      subject,
      email: `${subject}@example.com`,
      isEmailVerified: true,
      name: "",
      provedAt: null,
    };
    return signInWithProvider("google", claims, { address, userAgent: "" }, minutes(60));
  };
  expect((await enter("last")).ok).toBe(true);
  const refused = { ok: false, reason: "accounts.tooManySignUps", retryAfterSeconds: 23 * 3600 };
  expect([await enter("more"), await db.$count(users, eq(users.email, "more@example.com"))]).toEqual([refused, 0]);
  expect([(await enter("last")).ok, (await enter("more", "198.51.100.4")).ok]).toEqual([true, true]);
  await db.insert(users).values({ email: "known@example.com", emailConfirmedAt: start });
  expect(await enter("known")).toEqual({ ok: false, reason: "oauth.knownAddress" });
});

test.each(["send-again", "reset"] as const)("of links by %s a network has so many a day, and is told to come tomorrow", async (kind) => {
  const [counter] = networkCounters("account-mail-day", network(0));
  const times = { kind: "account-mail-day", keyHash: counter!.keyHash, createdAt: start };
  await db.insert(attempts).values(Array.from({ length: counter!.most }, () => times));
  expect(await ASKING[kind](0, minutes(60))).toEqual({ ok: false, reason: "accounts.tooManyToday", retryAfterSeconds: 23 * 3600 });
  expect(await ASKING[kind](1, minutes(60))).toMatchObject({ ok: true });
});
