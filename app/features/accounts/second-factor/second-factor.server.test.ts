import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { securitySettings, sessions, users } from "#app/db/schema/accounts/accounts";
import { authenticators, recoveryCodes, signInChallenges } from "#app/db/schema/accounts/second-factor";
import { findOwnFeed, renewOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { openSecret, sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { codeAt, wrongCodeAt } from "../../../../tests/support/authenticator";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { findViewer, startSession } from "../sessions/sessions.server";
import { signIn } from "../sign-in/sign-in.server";
import type { Viewer } from "../viewer";
import { deleteSpentChallenges, isChallengeOpen, passChallenge } from "./challenge.server";
import { renewRecoveryCodes, turnTwoFactorOff } from "./turn-off.server";
import { beginTwoFactor, confirmTwoFactor, findTwoFactor } from "./turn-on.server";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));

const PASSWORD = "Correct-horse-7";
const ADDRESS = "203.0.113.7";
const device = { address: ADDRESS, userAgent: "Test browser" };
const start = new Date("2026-03-01T12:00:00Z");
const seconds = (count: number) => new Date(start.getTime() + count * 1000);
const minutes = (count: number) => seconds(count * 60);

let made = 0;

async function aPerson(): Promise<Viewer> {
  made += 1;
  const email = `person${made}@example.com`;
  const [user] = await db.insert(users).values({ email, emailConfirmedAt: start }).returning();
  await setPassword(db, user!.id, PASSWORD);
  const viewer = await findViewer(await startSession(db, { userId: user!.id, rememberMe: true, device }, start), start);
  return viewer!;
}

async function secretOf(viewer: Viewer, at = start) {
  const state = await findTwoFactor(viewer, at);
  if (state.kind !== "setup") throw new Error(state.kind);
  return state.secret;
}

async function aProtectedPerson() {
  const viewer = await aPerson();
  await beginTwoFactor(viewer, "", ADDRESS, start);
  const secret = await secretOf(viewer);
  const done = await confirmTwoFactor(viewer, codeAt(secret, start), start);
  if (!done.ok) throw new Error(done.reason);
  return { viewer, secret, recovery: done.recoveryCodes };
}

/** Signs in with the right password and returns the token of the challenge. */
async function aChallenge({ email }: Viewer, at: Date) {
  const result = await signIn({ email, password: PASSWORD, rememberMe: true }, device, at);
  if (!result.ok) throw new Error(result.reason);
  expect(result.admission.kind).toBe("challenge");
  return result.admission.token;
}

const isOn = async ({ userId }: Viewer) =>
  (await db.select().from(securitySettings).where(eq(securitySettings.userId, userId)))[0]?.twoFactorEnabled ?? false;

test("two-factor is on only after a right code, never by beginning or by a wrong one", async () => {
  const viewer = await aPerson();
  expect(await beginTwoFactor(viewer, "", ADDRESS, start)).toEqual({ ok: true });
  const secret = await secretOf(viewer);
  expect(await confirmTwoFactor(viewer, wrongCodeAt(secret, start), start)).toEqual({ ok: false, reason: "secondFactor.codeWrong" });
  expect(await isOn(viewer)).toBe(false);
  const done = await confirmTwoFactor(viewer, codeAt(secret, start), start);
  expect(done.ok && new Set(done.recoveryCodes).size).toBe(10);
  expect(await isOn(viewer)).toBe(true);
  expect((await mailsTo(viewer.email)).map(({ kind }) => kind)).toContain("two_factor_on");
});

test("beginning asks for the password when the sign-in is older than 10 minutes", async () => {
  const viewer = await aPerson();
  const begin = (password: string) => beginTwoFactor(viewer, password, ADDRESS, minutes(11));
  expect(await begin("")).toEqual({ ok: false, reason: "accounts.currentPasswordNeeded" });
  expect(await begin("Wrong-horse-1")).toEqual({ ok: false, reason: "accounts.currentPasswordWrong" });
  expect((await findTwoFactor(viewer, minutes(11))).kind).toBe("off");
  expect(await begin(PASSWORD)).toEqual({ ok: true });
});

test("a secret is shown to the session that began alone, for fifteen minutes, and never once it is confirmed", async () => {
  const viewer = await aPerson();
  await beginTwoFactor(viewer, "", ADDRESS, start);
  const secret = await secretOf(viewer);
  const elsewhere = { ...viewer, sessionId: crypto.randomUUID() };
  expect((await findTwoFactor(elsewhere, start)).kind).toBe("off");
  expect(await confirmTwoFactor(elsewhere, codeAt(secret, start), start)).toMatchObject({ ok: false, reason: "secondFactor.setupEnded" });
  expect((await findTwoFactor(viewer, minutes(15))).kind).toBe("off");
  expect(await confirmTwoFactor(viewer, codeAt(secret, minutes(15)), minutes(15))).toMatchObject({ reason: "secondFactor.setupEnded" });
  await confirmTwoFactor(viewer, codeAt(secret, start), start);
  expect(JSON.stringify(await findTwoFactor(viewer, start))).not.toContain(secret);
});

test("beginning again does not touch an authenticator that is on", async () => {
  const { viewer, secret } = await aProtectedPerson();
  await beginTwoFactor(viewer, "", ADDRESS, start);
  expect((await findTwoFactor(viewer, start)).kind).toBe("on");
  expect((await passChallenge(await aChallenge(viewer, minutes(1)), codeAt(secret, minutes(1)), device, minutes(1))).ok).toBe(true);
});

test("neither the secret nor a recovery code stands readable in the database", async () => {
  const { viewer, secret, recovery } = await aProtectedPerson();
  const [kept] = await db.select().from(authenticators).where(eq(authenticators.userId, viewer.userId));
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, viewer.userId));
  expect(kept!.sealedSecret.toString("latin1")).not.toContain(secret);
  expect(codes).toHaveLength(10);
  const stored = codes.map(({ codeHash }) => codeHash.toString("latin1")).join();
  for (const code of recovery) expect(stored).not.toContain(code.replace("-", ""));
});

test("a sealed secret opens for its own person alone, and not when a bit was changed", () => {
  const sealed = sealSecret("authenticator secrets", "ann", "SECRET");
  expect(openSecret("authenticator secrets", "ann", sealed)).toBe("SECRET");
  expect(() => openSecret("authenticator secrets", "eve", sealed)).toThrow();
  expect(() =>
    openSecret("authenticator secrets", "ann", Buffer.concat([sealed.subarray(0, -1), Buffer.from([sealed.at(-1)! ^ 1])])),
  ).toThrow();
});

test("the right password opens a wait and no session; the code makes one", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const count = async () => (await db.select().from(sessions).where(eq(sessions.userId, viewer.userId))).length;
  const before = await count();
  const challenge = await aChallenge(viewer, minutes(1));
  expect(await count()).toBe(before);
  expect(await findViewer(challenge, minutes(1))).toBeNull();
  const passed = await passChallenge(challenge, codeAt(secret, minutes(1)), device, minutes(1));
  expect(passed.ok && (await findViewer(passed.token, minutes(1)))?.userId).toBe(viewer.userId);
  expect(passed.ok && passed.token === challenge).toBe(false);
  expect(await isChallengeOpen(challenge, minutes(1))).toBe(false);
});

test("a code is taken from one step before and after, and from no further", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const now = minutes(5);
  const tryAt = async (shift: number) =>
    (await passChallenge(await aChallenge(viewer, now), codeAt(secret, seconds(300 + shift)), device, now)).ok;
  expect([await tryAt(-60), await tryAt(60), await tryAt(-30), await tryAt(0), await tryAt(30)]).toEqual([false, false, true, true, true]);
});

test("a code works once: not again on another challenge, nor the one it was turned on with, nor an older one", async () => {
  const { viewer, secret } = await aProtectedPerson();
  expect((await passChallenge(await aChallenge(viewer, seconds(5)), codeAt(secret, start), device, seconds(5))).ok).toBe(false);
  const now = minutes(2);
  expect((await passChallenge(await aChallenge(viewer, now), codeAt(secret, now), device, now)).ok).toBe(true);
  expect((await passChallenge(await aChallenge(viewer, now), codeAt(secret, now), device, now)).ok).toBe(false);
  expect((await passChallenge(await aChallenge(viewer, now), codeAt(secret, seconds(90)), device, now)).ok).toBe(false);
});

test("the same code at the same moment makes one session, on one challenge and on several", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const now = minutes(2);
  const [one, two] = [await aChallenge(viewer, now), await aChallenge(viewer, now)];
  const passages = await Promise.all([one, one, one, two, two].map((token) => passChallenge(token, codeAt(secret, now), device, now)));
  expect(passages.filter(({ ok }) => ok)).toHaveLength(1);
});

test("five wrong codes end the challenge, over several challenges together, and then only a recovery code is taken", async () => {
  const { viewer, secret, recovery } = await aProtectedPerson();
  const now = minutes(2);
  const wrong = wrongCodeAt(secret, now);
  const first = await aChallenge(viewer, now);
  for (let time = 0; time < 3; time += 1) await passChallenge(first, wrong, device, now);
  const second = await aChallenge(viewer, now);
  expect(await passChallenge(second, wrong, device, now)).toMatchObject({ reason: "secondFactor.codeWrong" });
  expect(await passChallenge(second, wrong, device, now)).toMatchObject({ reason: "secondFactor.tooManyCodes" });
  const right = codeAt(secret, now);
  expect((await passChallenge(first, right, device, now)).ok).toBe(false);
  expect((await passChallenge(await aChallenge(viewer, now), right, device, now)).ok).toBe(false);
  expect((await mailsTo(viewer.email)).map(({ kind }) => kind)).toContain("wrong_codes");
  expect((await passChallenge(await aChallenge(viewer, now), recovery[0]!, device, now)).ok).toBe(true);
  const later = minutes(18);
  expect((await passChallenge(await aChallenge(viewer, later), codeAt(secret, later), device, later)).ok).toBe(true);
});

test("whatever is tried, a challenge is over after five wrong entries", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const now = minutes(2);
  const challenge = await aChallenge(viewer, now);
  const reasons: string[] = [];
  for (let time = 0; time < 5; time += 1) {
    const passage = await passChallenge(challenge, "ABCDE-FGHJK", device, now);
    if (!passage.ok) reasons.push(passage.reason);
  }
  expect(reasons).toEqual([...Array(4).fill("secondFactor.codeWrong"), "secondFactor.challengeSpent"]);
  expect(await passChallenge(challenge, codeAt(secret, now), device, now)).toMatchObject({ reason: "secondFactor.challengeEnded" });
});

test("a challenge waits ten minutes and no longer, and is cleared away then", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const challenge = await aChallenge(viewer, minutes(2));
  expect(await isChallengeOpen(challenge, minutes(11))).toBe(true);
  expect((await passChallenge(challenge, codeAt(secret, minutes(12)), device, minutes(12))).ok).toBe(false);
  await deleteSpentChallenges(minutes(12));
  expect(await db.select().from(signInChallenges).where(eq(signInChallenges.userId, viewer.userId))).toHaveLength(0);
});

test("a recovery code works once, also for many at the same moment, and is mailed about", async () => {
  const { viewer, recovery } = await aProtectedPerson();
  const now = minutes(2);
  const tokens = await Promise.all(Array.from({ length: 4 }, () => aChallenge(viewer, now)));
  const passages = await Promise.all(tokens.map((token) => passChallenge(token, recovery[3]!.toLowerCase(), device, now)));
  expect(passages.filter(({ ok }) => ok)).toHaveLength(1);
  const mail = (await mailsTo(viewer.email)).find(({ kind }) => kind === "recovery_code_used");
  expect(mail?.text).toContain("9 are left");
  expect(await findTwoFactor(viewer, now)).toMatchObject({ kind: "on", codesLeft: 9 });
});

test("one person's codes and recovery codes are nothing on another's challenge", async () => {
  const [ann, eve] = [await aProtectedPerson(), await aProtectedPerson()];
  const now = minutes(2);
  expect((await passChallenge(await aChallenge(ann.viewer, now), codeAt(eve.secret, now), device, now)).ok).toBe(false);
  expect((await passChallenge(await aChallenge(ann.viewer, now), eve.recovery[0]!, device, now)).ok).toBe(false);
  expect((await passChallenge(await aChallenge(eve.viewer, now), codeAt(eve.secret, now), device, now)).ok).toBe(true);
});

test("a person who was suspended between password and code stays out", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const challenge = await aChallenge(viewer, minutes(1));
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, viewer.userId));
  expect((await passChallenge(challenge, codeAt(secret, minutes(1)), device, minutes(1))).ok).toBe(false);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, viewer.userId));
  const again = await aChallenge(viewer, minutes(2));
  expect((await passChallenge(again, codeAt(secret, minutes(2)), device, minutes(2))).ok).toBe(true);
});

test("turning off takes password and code, also right after signing in, and ends other sessions and waits", async () => {
  const { viewer, secret } = await aProtectedPerson();
  const now = minutes(2);
  const other = await startSession(db, { userId: viewer.userId, rememberMe: true, device }, now);
  const challenge = await aChallenge(viewer, now);
  const off = (password: string, code: string) => turnTwoFactorOff({ ...viewer, authenticatedAt: now }, { password, code }, ADDRESS, now);
  expect(await off("", codeAt(secret, now))).toEqual({ ok: false, reason: "accounts.currentPasswordNeeded" });
  expect(await off("Wrong-horse-1", codeAt(secret, now))).toEqual({ ok: false, reason: "accounts.currentPasswordWrong" });
  expect(await off(PASSWORD, wrongCodeAt(secret, now))).toEqual({ ok: false, reason: "secondFactor.codeWrong" });
  expect(await isOn(viewer)).toBe(true);
  expect(await off(PASSWORD, codeAt(secret, now))).toEqual({ ok: true });
  expect(await isOn(viewer)).toBe(false);
  expect(await findViewer(other, now)).toBeNull();
  expect(await isChallengeOpen(challenge, now)).toBe(false);
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, viewer.userId))).toHaveLength(0);
  expect((await mailsTo(viewer.email)).map(({ kind }) => kind)).toContain("two_factor_off");
});

test("new recovery codes take the same proof and end the old ones", async () => {
  const { viewer, secret, recovery } = await aProtectedPerson();
  const now = minutes(2);
  expect((await renewRecoveryCodes(viewer, { password: PASSWORD, code: wrongCodeAt(secret, now) }, ADDRESS, now)).ok).toBe(false);
  const renewed = await renewRecoveryCodes(viewer, { password: PASSWORD, code: codeAt(secret, now) }, ADDRESS, now);
  if (!renewed.ok) throw new Error(renewed.reason);
  expect((await passChallenge(await aChallenge(viewer, now), recovery[0]!, device, now)).ok).toBe(false);
  expect((await passChallenge(await aChallenge(viewer, now), renewed.recoveryCodes[0]!, device, now)).ok).toBe(true);
});

test("turning it on or off ends the secret address of one's consultations, too, and its mail says so, and only then", async () => {
  const viewer = await aPerson();
  await beginTwoFactor(viewer, "", ADDRESS, start);
  const secret = await secretOf(viewer);
  await renewOwnFeed(viewer, start);
  expect(await confirmTwoFactor(viewer, codeAt(secret, start), start)).toMatchObject({ ok: true });
  expect(await findOwnFeed(viewer)).toBe(null);
  const proof = (at: Date) => ({ password: PASSWORD, code: codeAt(secret, at) });
  expect(await turnTwoFactorOff(viewer, proof(minutes(2)), ADDRESS, minutes(2))).toEqual({ ok: true });
  const other = await aProtectedPerson();
  await renewOwnFeed(other.viewer, start);
  const off = { password: PASSWORD, code: codeAt(other.secret, minutes(2)) };
  expect(await turnTwoFactorOff(other.viewer, off, ADDRESS, minutes(2))).toEqual({ ok: true });
  expect(await findOwnFeed(other.viewer)).toBe(null);
  const told = async ({ email }: Viewer) =>
    (await mailsTo(email))
      .filter(({ kind }) => kind.startsWith("two_factor"))
      .map(({ kind, text }) => [kind, text.includes("The secret address")]);
  expect((await told(viewer)).toSorted()).toEqual([
    ["two_factor_off", false],
    ["two_factor_on", true],
  ]);
  expect((await told(other.viewer)).toSorted()).toEqual([
    ["two_factor_off", true],
    ["two_factor_on", false],
  ]);
});
