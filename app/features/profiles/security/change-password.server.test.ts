import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { ownFeeds } from "#app/db/schema/calendar";
import { isLinkOpen, makeLink } from "#app/features/accounts/email-links.server";
import { accountsMessages } from "#app/features/accounts/messages";
import { isPassword } from "#app/features/accounts/password/passwords.server";
import { beginTwoFactor, confirmTwoFactor, findTwoFactor } from "#app/features/accounts/second-factor/turn-on.server";
import { findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo } from "../../../../tests/support/account-mails";
import { codeAt } from "../../../../tests/support/authenticator";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { changePassword } from "./change-password.server";

useDatabase();

const OLD = "Correct-horse-7";
const NEW = "Better-horse-8";
const ADDRESS = "203.0.113.9";
const SIGNED_IN = new Date("2026-05-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(SIGNED_IN.getTime() + minutes * 60_000);

async function aSignedIn() {
  const { userId } = await aClient();
  await setPassword(db, userId, OLD);
  const device = { address: ADDRESS, userAgent: "test" };
  const start = () => startSession(db, { userId, rememberMe: true, device }, SIGNED_IN);
  const [token, other] = [await start(), await start()];
  return { viewer: (await findViewer(token, SIGNED_IN))!, token, other };
}

const isNow = async (userId: string, password: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return isPassword(password, user?.passwordHash);
};

test("a fresh sign-in needs no current password; other sessions end, this one stays, and a mail tells it", async () => {
  const { viewer, token, other } = await aSignedIn();
  expect(await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(5))).toEqual({ ok: true });
  expect(await isNow(viewer.userId, NEW)).toBe(true);
  expect(await findViewer(token, minutesLater(5))).not.toBeNull();
  expect(await findViewer(other, minutesLater(5))).toBeNull();
  expect((await mailsTo(viewer.email)).map(({ kind }) => kind)).toEqual(["password_changed"]);
});

test("the mail tells whoever had an address for calendars that it has ended, and where a new one is made", async () => {
  const { viewer } = await aSignedIn();
  await db.insert(ownFeeds).values({ userId: viewer.userId, tokenHash: Buffer.from(viewer.userId) });
  await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(5));
  expect((await mailsTo(viewer.email))[0]?.text).toContain("connect your calendars with it");
  expect(await db.select().from(ownFeeds).where(eq(ownFeeds.userId, viewer.userId))).toEqual([]);
});

test("the mail tells whoever has a passkey that it still signs in, and where to look whether it is theirs", async () => {
  const { viewer } = await aSignedIn();
  const told = async (newPassword: string) => {
    await changePassword(viewer, { newPassword }, ADDRESS, minutesLater(newPassword.length - NEW.length));
    return (await mailsTo(viewer.email)).filter(({ text }) => text.includes("Your passkeys and connected accounts still sign in.")).length;
  };
  expect(await told(NEW)).toBe(0);
  const key = { credentialId: viewer.userId, publicKey: Buffer.alloc(8), counter: 0, isSynced: false, name: "A key" };
  await db.insert(passkeys).values({ ...key, userId: viewer.userId });
  expect(await told(`${NEW}9`)).toBe(1);
});

test("a wish for another address ends with the password", async () => {
  const { viewer } = await aSignedIn();
  const hash = Buffer.from(viewer.userId);
  const wish = { newEmail: "eve@example.com", oldTokenHash: hash, newTokenHash: hash, expiresAt: minutesLater(60) };
  await db.insert(emailChanges).values({ ...wish, userId: viewer.userId });
  await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(5));
  expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, viewer.userId))).toEqual([]);
});

test("a link to choose a password that was mailed before ends with the password it was meant for", async () => {
  const { viewer } = await aSignedIn();
  const link = await makeLink(db, { userId: viewer.userId, email: viewer.email, purpose: "reset_password" }, SIGNED_IN);
  expect(await isLinkOpen(link.token, "reset_password", minutesLater(5))).toBe(true);
  await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(5));
  expect(await isLinkOpen(link.token, "reset_password", minutesLater(5))).toBe(false);
});

test("a sign-in older than 10 minutes asks for the current password", async () => {
  const { viewer, other } = await aSignedIn();
  const late = minutesLater(11);
  expect(await changePassword(viewer, { newPassword: NEW }, ADDRESS, late)).toEqual({
    ok: false,
    reason: "accounts.currentPasswordNeeded",
  });
  const wrong = await changePassword(viewer, { newPassword: NEW, currentPassword: "Wrong-horse-9" }, ADDRESS, late);
  expect(wrong).toEqual({ ok: false, reason: "accounts.currentPasswordWrong" });
  expect(await isNow(viewer.userId, OLD)).toBe(true);
  expect(await findViewer(other, late)).not.toBeNull();
  expect(await changePassword(viewer, { newPassword: NEW, currentPassword: OLD }, ADDRESS, late)).toEqual({ ok: true });
  expect(await isNow(viewer.userId, NEW)).toBe(true);
});

test("proving the password makes this sign-in a fresh one", async () => {
  const { viewer } = await aSignedIn();
  const late = minutesLater(60);
  await changePassword(viewer, { newPassword: NEW, currentPassword: OLD }, ADDRESS, late);
  const [session] = await db.select().from(sessions).where(eq(sessions.id, viewer.sessionId));
  expect(session?.authenticatedAt).toEqual(late);
});

test("but not that of somebody who signs in by a second factor, too: the password alone opens nothing that asks for a fresh one", async () => {
  const { viewer } = await aSignedIn();
  await beginTwoFactor(viewer, "", ADDRESS, SIGNED_IN);
  const setup = await findTwoFactor(viewer, SIGNED_IN);
  if (setup.kind !== "setup") throw new Error(setup.kind);
  expect((await confirmTwoFactor(viewer, codeAt(setup.secret, SIGNED_IN), SIGNED_IN)).ok).toBe(true);
  const late = minutesLater(60);
  expect(await changePassword(viewer, { newPassword: NEW, currentPassword: OLD }, ADDRESS, late)).toEqual({ ok: true });
  const [session] = await db.select().from(sessions).where(eq(sessions.id, viewer.sessionId));
  expect(session?.authenticatedAt).toEqual(SIGNED_IN);
});

test("whoever finds an open window cannot try passwords without end", async () => {
  const { viewer } = await aSignedIn();
  const reasons: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await changePassword(
      viewer,
      { newPassword: NEW, currentPassword: `Guess-${attempt}-Horse` },
      "198.51.100.7",
      minutesLater(30),
    );
    reasons.push(answer.ok ? "ok" : answer.reason);
  }
  expect(reasons).toEqual([...Array(5).fill("accounts.currentPasswordWrong"), "accounts.tooManyAttempts"]);
});

test("how long to wait after too many changes is said as it is counted: an hour, and not the minutes of a sign-in", () => {
  expect(LIMITS["account-change"].minutes).toBe(60);
  expect(accountsMessages.tooManyChanges).toContain("up to an hour");
  expect(accountsMessages.tooManyAttempts).toContain(`${LIMITS["sign-in"].minutes} minutes`);
});

test("an account without a password sets one only right after signing in", async () => {
  const { viewer } = await aSignedIn();
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, viewer.userId));
  expect(await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(11))).toEqual({
    ok: false,
    reason: "accounts.signInAgain",
  });
  expect(await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(9))).toEqual({ ok: true });
});

test("twenty changes of one's account within an hour are enough, whichever they are: each of them mails", async () => {
  const { viewer } = await aSignedIn();
  const change = (minutes: number) => changePassword(viewer, { newPassword: NEW, currentPassword: NEW }, ADDRESS, minutesLater(minutes));
  await changePassword(viewer, { newPassword: NEW }, ADDRESS, minutesLater(1));
  for (let count = 2; count < LIMITS["account-change"].perPerson; count += 1) await beginTwoFactor(viewer, "", ADDRESS, minutesLater(1));
  expect(await change(11)).toEqual({ ok: true });
  expect(await change(12)).toEqual({ ok: false, reason: "accounts.tooManyChanges", retryAfterSeconds: 49 * 60 });
  expect(await mailsTo(viewer.email)).toHaveLength(2);
  expect(await change(61)).toEqual({ ok: true });
});
