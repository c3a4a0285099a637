import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { endLinks } from "../email-links.server";
import { UNCONFIRMED_DAYS } from "../limits";
import { hashingFigures } from "../password/passwords.server";
import { signIn } from "../sign-in/sign-in.server";
import { confirmEmail } from "./confirmation.server";
import { sendConfirmationAgain } from "./send-again.server";
import { signUp } from "./sign-up.server";
import { deleteUnconfirmed } from "./unconfirmed.server";

useDatabase();

const OWN = "Correct-horse-7";
const GIVEN = "Strangers-horse-8";
const KNOWN = "ann@example.com";
const UNKNOWN = "nobody@example.com";
const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };

beforeEach(async () => {
  await db.delete(users);
  await forgetCounts();
  const [user] = await db.insert(users).values({ email: KNOWN }).returning();
  await setPassword(db, user!.id, OWN);
  await db.transaction((tx) => confirmEmail(tx, user!.id, start));
});

/** What somebody is told who signs in, and after how many hashes. */
async function told(email: string, password: string, at = start) {
  const before = hashingFigures().finished;
  const answer = await signIn({ email, password, rememberMe: true }, device, at);
  return { ok: answer.ok, reason: "reason" in answer ? answer.reason : null, hashes: hashingFigures().finished - before };
}

const join = (email: string, password = GIVEN, at = start) =>
  signUp({ email, password, category: "individual", returnTo: null }, device.address, at);

test("whoever signs in with the password of their own sign-up is told the same after the same work, whether the address has an account or not", async () => {
  for (const email of [KNOWN, UNKNOWN]) await join(email);
  for (const at of [start, days(2), days(UNCONFIRMED_DAYS - 1)]) {
    const known = await told(KNOWN, GIVEN, at);
    expect(known).toEqual({ ok: false, reason: "accounts.emailNotConfirmed", hashes: 2 });
    expect(await told(UNKNOWN, GIVEN, at)).toEqual(known);
  }
  const wrong = await told(KNOWN, "Wrong-horse-9");
  expect(wrong).toMatchObject({ ok: false, reason: "accounts.invalidCredentials" });
  expect(await told(UNKNOWN, "Wrong-horse-9")).toEqual(wrong);
});

test("of several sign-ups with one address the newest password alone is told so, as with an address that nobody has", async () => {
  for (const email of [KNOWN, UNKNOWN]) {
    await join(email, GIVEN);
    await join(email, "Another-horse-9", new Date(start.getTime() + 1000));
    expect(await told(email, GIVEN)).toMatchObject({ reason: "accounts.invalidCredentials" });
    expect(await told(email, "Another-horse-9")).toMatchObject({ reason: "accounts.emailNotConfirmed" });
  }
});

test("no such sign-up changes who gets in, however often somebody is told to confirm", async () => {
  await join(KNOWN);
  for (let time = 0; time < 8; time += 1)
    expect(await told(KNOWN, GIVEN)).toMatchObject({ ok: false, reason: "accounts.emailNotConfirmed" });
  expect(await told(KNOWN, OWN)).toMatchObject({ ok: true, hashes: 1 });
});

test("the password of one's own sign-up undoes no failure: between guesses it lets nobody guess on, whether the address has an account or not", async () => {
  for (const email of [KNOWN, UNKNOWN]) await join(email);
  // The link of a sign-up ends after a day, and its account waits on.
  for (const at of [start, days(2)])
    for (const email of [KNOWN, UNKNOWN]) {
      const reasons = [];
      for (let guess = 0; guess < 6; guess += 1) {
        reasons.push((await told(email, `Wrong-horse-${guess}`, at)).reason);
        if (guess < 4) expect(await told(email, GIVEN, at)).toMatchObject({ reason: "accounts.emailNotConfirmed" });
      }
      expect([email, ...reasons]).toEqual([email, ...Array(5).fill("accounts.invalidCredentials"), "accounts.tooManyAttempts"]);
    }
});

test("one is kept for each account, and none after the days in which an account waits for its confirmation", async () => {
  const kept = async () => (await db.select().from(emailTokens).where(eq(emailTokens.purpose, "sign_up_password"))).length;
  for (const second of [0, 1, 2]) await join(KNOWN, GIVEN, new Date(start.getTime() + second * 1000));
  expect(await kept()).toBe(1);
  expect(await told(KNOWN, GIVEN, days(UNCONFIRMED_DAYS + 1))).toMatchObject({ reason: "accounts.invalidCredentials" });
});

test("a sign-up with a known address leaves everybody else's confirmation link as it is", async () => {
  await join(UNKNOWN);
  const waits = () => db.$count(emailTokens, and(eq(emailTokens.email, UNKNOWN), eq(emailTokens.purpose, "confirm_email")));
  expect(await waits()).toBe(1);
  await join(KNOWN);
  expect(await waits()).toBe(1);
});

/** What is done with an address meanwhile, and the days after which what is told of it ends. */
const MEANWHILE = {
  "is told no longer": [async () => {}, UNCONFIRMED_DAYS],
  "had the link sent again": [
    async (email: string, signUpId: string) => {
      await sendConfirmationAgain(email, { returnTo: null, signUpId }, device.address, days(UNCONFIRMED_DAYS - 0.1));
    },
    UNCONFIRMED_DAYS,
  ],
  "signed up once more": [async (email: string) => void (await join(email, GIVEN, days(5))), 5 + UNCONFIRMED_DAYS],
} as const;

test.each(
  Object.entries(MEANWHILE),
)("whoever %s is told so as long, and then no longer, whether the address has an account or not", async (_, [meanwhile, ends]) => {
  for (const email of [KNOWN, UNKNOWN]) {
    const joined = await join(email);
    if (!joined.ok) throw new Error(joined.reason);
    await meanwhile(email, joined.signUpId);
  }
  await deleteUnconfirmed(days(ends - 0.1));
  for (const [at, reason] of [
    [ends - 0.05, "accounts.emailNotConfirmed"],
    [ends + 0.05, "accounts.invalidCredentials"],
  ] as const) {
    const known = await told(KNOWN, GIVEN, days(at));
    expect([at, known.reason]).toEqual([at, reason]);
    expect(await told(UNKNOWN, GIVEN, days(at))).toEqual(known);
  }
});

test("the password of a stranger's sign-up is kept no longer than until the address is confirmed", async () => {
  await join(UNKNOWN);
  const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, UNKNOWN));
  expect(user?.passwordHash).toBe(null);
  await endLinks(db, user!.id, "confirm_email", start);
  expect(await db.$count(emailTokens, isNotNull(emailTokens.passwordHash))).toBe(0);
});
