import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { profiles } from "#app/db/schema/accounts/profiles";
import { ownFeeds } from "#app/db/schema/calendar";
import { outbox } from "#app/db/schema/operations";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { isLinkOpen, makeLink } from "../email-links.server";
import { findViewer, startSession } from "../sessions/sessions.server";
import { signIn } from "../sign-in/sign-in.server";
import { confirmByLink, confirmEmail } from "../sign-up/confirmation.server";
import { requestPasswordReset, resetPassword } from "./password-reset.server";
import { hashingFigures } from "./passwords.server";

useDatabase();

const OLD = "Correct-horse-7";
const NEW = "Better-horse-8";
const EMAIL = "ann@example.com";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };

let userId = "";

beforeEach(async () => {
  await db.delete(users);
  await forgetCounts();
  await db.delete(outbox);
  const [user] = await db.insert(users).values({ email: EMAIL }).returning();
  userId = user!.id;
  await setPassword(db, userId, OLD);
  await db.transaction((tx) => confirmEmail(tx, userId, start));
});

const ask = (email = EMAIL, at = start) => requestPasswordReset(email, device, at);
const newestLink = async () => tokenIn((await mailsTo(EMAIL))[0]);
const canSignIn = async (password: string) => (await signIn({ email: EMAIL, password, rememberMe: true }, device, start)).ok;

test("a known and an unknown address get the same answer, and only the known one a mail", async () => {
  expect(await ask()).toEqual({ ok: true });
  expect(await ask("nobody@example.com")).toEqual({ ok: true });
  expect(await mailsTo(EMAIL)).toHaveLength(1);
  expect(await mailsTo("nobody@example.com")).toHaveLength(0);
});

test("the link in the mail leads to the site's own address", async () => {
  await ask();
  expect((await mailsTo(EMAIL))[0]?.text).toContain(`http://127.0.0.1:3000/auth/reset?token=${await newestLink()}`);
});

/** The email that the owner gets once the password was set by a link. */
async function toldOfReset() {
  await ask();
  const token = await newestLink();
  await db.delete(outbox);
  await resetPassword(token, NEW, start);
  return (await mailsTo(EMAIL))[0]?.text;
}

test("the mail about a new password says that calendars have to be connected anew, to whoever had an address for them", async () => {
  expect(await toldOfReset()).not.toContain("calendars");
  await db.insert(ownFeeds).values({ userId, tokenHash: Buffer.from(userId) });
  expect(await toldOfReset()).toContain("Make a new one under Linked Platforms in your profile and connect your calendars with it.");
  expect(await db.select().from(ownFeeds)).toEqual([]);
});

test("a wish for another address, which whoever was signed in may have begun, ends with the password", async () => {
  const [oldTokenHash, newTokenHash] = [Buffer.from("old"), Buffer.from("new")];
  const wish = { newEmail: "eve@example.com", oldTokenHash, newTokenHash, newConfirmedAt: start, expiresAt: minutes(60) };
  await db.insert(emailChanges).values({ ...wish, userId });
  await ask();
  expect(await db.select().from(emailChanges)).toHaveLength(1);
  expect(await resetPassword(await newestLink(), NEW, minutes(1))).toMatchObject({ ok: true });
  expect(await db.select().from(emailChanges)).toEqual([]);
});

test("a passkey and an account elsewhere, which whoever was in the account may have added, sign in no more, and the mail says so", async () => {
  expect(await toldOfReset()).not.toContain("Passkeys");
  const key = { credentialId: "eve", publicKey: Buffer.alloc(8), counter: 0, isSynced: false, name: "Eve's key" };
  await db.insert(passkeys).values({ ...key, userId });
  await db
    .insert(identities)
    .values({ userId, provider: "google", issuer: "https://id.example", subject: "eve", email: "eve@example.com" });
  expect(await toldOfReset()).toContain("Passkeys and connected accounts no longer sign in, whoever added them.");
  for (const table of [passkeys, identities]) expect(await db.select().from(table)).toEqual([]);
});

test("the link sets the password, ends every session and tells the owner", async () => {
  const token = await startSession(db, { userId, rememberMe: true, device }, start);
  await ask();
  expect(await resetPassword(await newestLink(), NEW, minutes(1))).toMatchObject({ ok: true, email: expect.stringContaining("@") });
  expect(await findViewer(token, minutes(1))).toBeNull();
  expect(await db.select().from(sessions)).toHaveLength(0);
  expect(await canSignIn(OLD)).toBe(false);
  expect(await canSignIn(NEW)).toBe(true);
  expect((await mailsTo(EMAIL)).map(({ kind }) => kind).sort()).toEqual(["new_device", "password_changed", "reset_password"]);
});

test("a link works once, for one hour, also when it is used twenty times at the same moment", async () => {
  await ask();
  const late = await newestLink();
  expect((await resetPassword(late, NEW, minutes(60))).ok).toBe(false);
  await ask(EMAIL, minutes(61));
  const token = await newestLink();
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => resetPassword(token, `${NEW}-${index}`, minutes(62))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await resetPassword(token, NEW, minutes(62))).ok).toBe(false);
});

test("a used link ends the other links that were asked for", async () => {
  await ask();
  const first = await newestLink();
  await ask(EMAIL, minutes(1));
  expect(await isLinkOpen(first, "reset_password", minutes(2))).toBe(true);
  expect((await resetPassword(await newestLink(), NEW, minutes(2))).ok).toBe(true);
  expect(await isLinkOpen(first, "reset_password", minutes(2))).toBe(false);
});

test("a token that was never made costs no hash", async () => {
  const before = hashingFigures().finished;
  for (const token of ["", "x", "a".repeat(43)]) expect((await resetPassword(token, NEW, start)).ok).toBe(false);
  expect(hashingFigures().finished).toBe(before);
});

test("the link proves the address, so an account that waited to be confirmed is confirmed, and its first link ends", async () => {
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
  const confirmation = await makeLink(db, { userId, purpose: "confirm_email", email: EMAIL }, start);
  await ask();
  await resetPassword(await newestLink(), NEW, start);
  expect(await canSignIn(NEW)).toBe(true);
  expect((await confirmByLink(confirmation.token, { device, password: NEW, signUpId: null }, start)).ok).toBe(false);
});

test("of an account that nobody had confirmed, the type and the clock go with the password: they may be a stranger's", async () => {
  const given = { userId, email: EMAIL, category: "business" as const, categoryChosenAt: start, timezone: "Asia/Tokyo" };
  await db.insert(profiles).values(given).onConflictDoUpdate({ target: profiles.userId, set: given });
  const profile = async () => (await db.select().from(profiles).where(eq(profiles.userId, userId)))[0];
  await ask();
  await resetPassword(await newestLink(), NEW, start);
  expect(await profile()).toMatchObject({ categoryChosenAt: start, timezone: "Asia/Tokyo" });
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
  await ask();
  await resetPassword(await newestLink(), NEW, start);
  expect(await profile()).toMatchObject({ categoryChosenAt: null, timezone: "" });
});

test("a suspended person gets no link, and the same answer", async () => {
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, userId));
  expect(await ask()).toEqual({ ok: true });
  expect(await mailsTo(EMAIL)).toHaveLength(0);
});

test("the sixth wish waits, for known and unknown alike", async () => {
  for (const email of [EMAIL, "nobody@example.com"]) {
    for (let time = 0; time < 5; time += 1) expect(await ask(email)).toEqual({ ok: true });
    expect(await ask(email)).toEqual({ ok: false, reason: "accounts.tooManyAttempts", retryAfterSeconds: 900 });
  }
});
