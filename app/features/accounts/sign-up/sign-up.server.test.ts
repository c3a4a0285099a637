import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, emailTokens, securitySettings, userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { outbox } from "#app/db/schema/operations";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { deleteSpentLinks, findUsedLink, isLinkOpen } from "../email-links.server";
import { hashingFigures } from "../password/passwords.server";
import { findViewer } from "../sessions/sessions.server";
import { signIn } from "../sign-in/sign-in.server";
import { confirmByLink, sendConfirmationAgain } from "./confirmation.server";
import { type SignUpEntry, signUp } from "./sign-up.server";

useSettings({ ADMIN_EMAILS: "root@example.com" });

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };

beforeEach(async () => {
  await db.delete(users);
  await db.delete(attempts);
  await db.delete(outbox);
});

const entry = (more: Partial<SignUpEntry> = {}): SignUpEntry => ({
  email: "ann@example.com",
  password: PASSWORD,
  category: "individual",
  returnTo: null,
  ...more,
});
const join = (more: Partial<SignUpEntry> = {}, at = start) => signUp(entry(more), device.address, at);
const again = ({ email = "ann@example.com", signUpId = null, at = minutes(3) }: { email?: string; signUpId?: string | null; at?: Date }) =>
  sendConfirmationAgain(email, { returnTo: "/profile", signUpId }, device.address, at);
const newestLink = async (email = "ann@example.com") => tokenIn((await mailsTo(email))[0]);
const canSignIn = async (password: string) => (await signIn({ email: "ann@example.com", password, rememberMe: true }, device, start)).ok;

test("signing up makes the account with profile and settings, and mails one link", async () => {
  expect(await join({ category: "business" })).toMatchObject({ ok: true });
  const [user] = await db.select().from(users);
  expect(user).toMatchObject({ email: "ann@example.com", emailConfirmedAt: null });
  expect((await db.select().from(profiles))[0]).toMatchObject({ userId: user?.id, category: "business", categoryChosenAt: start });
  expect(await db.select().from(securitySettings)).toHaveLength(1);
  const mails = await mailsTo("ann@example.com");
  expect(mails.map(({ subject }) => subject)).toEqual(["Confirm your email for Sagebridge"]);
  expect(mails[0]?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/auth\/confirm\?token=[\w-]{43}\n/);
});

test("nothing is kept of a sign-up whose mail cannot be queued", async () => {
  await db.execute("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$");
  await db.execute("create trigger refuse before insert on outbox for each row execute function refuse()");
  await expect(join()).rejects.toThrow();
  await db.execute("drop trigger refuse on outbox");
  expect(await db.select().from(users)).toHaveLength(0);
});

test("the link confirms the address, signs in and leads back to where the person came from", async () => {
  await join({ returnTo: "/become-advisor?step=2" });
  const token = await newestLink();
  expect(await isLinkOpen(token, "confirm_email", start)).toBe(true);
  const result = await confirmByLink(token, { device }, minutes(5));
  if (!result.ok) throw new Error(result.reason);
  expect(result.returnTo).toBe("/become-advisor?step=2");
  expect((await findViewer(result.admission.token, minutes(5)))?.email).toBe("ann@example.com");
  expect((await db.select().from(users))[0]?.emailConfirmedAt).toEqual(minutes(5));
});

test("a link works once, also when it is used twenty times at the same moment", async () => {
  await join();
  const token = await newestLink();
  const results = await Promise.all(Array.from({ length: 20 }, () => confirmByLink(token, { device }, start)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await isLinkOpen(token, "confirm_email", start)).toBe(false);
});

test("looking at a link does not use it up", async () => {
  await join();
  const token = await newestLink();
  for (let time = 0; time < 3; time += 1) expect(await isLinkOpen(token, "confirm_email", start)).toBe(true);
  expect((await confirmByLink(token, { device }, start)).ok).toBe(true);
});

test("a link ends after 24 hours", async () => {
  await join();
  const token = await newestLink();
  expect(await isLinkOpen(token, "confirm_email", minutes(24 * 60 - 1))).toBe(true);
  expect((await confirmByLink(token, { device }, minutes(24 * 60))).ok).toBe(false);
});

test("a confirmation link resets no password, and no link's hash is a link", async () => {
  await join();
  const token = await newestLink();
  expect(await isLinkOpen(token, "confirm_email", start)).toBe(true);
  expect(await isLinkOpen(token, "reset_password", start)).toBe(false);
  const [row] = await db.select().from(emailTokens);
  expect(await isLinkOpen(row!.tokenHash.toString("base64url"), "confirm_email", start)).toBe(false);
});

test("a link confirms only the address it was sent to", async () => {
  await join();
  const token = await newestLink();
  await db.update(users).set({ email: "other@example.com" });
  expect((await confirmByLink(token, { device }, start)).ok).toBe(false);
  expect((await db.select().from(users))[0]?.emailConfirmedAt).toBeNull();
  await db.update(users).set({ email: "ann@example.com" });
  expect((await confirmByLink(token, { device }, start)).ok).toBe(true);
});

test("signing up with a known address gives the same answer after the same hash, changes nothing and tells its owner", async () => {
  await join();
  await confirmByLink(await newestLink(), { device }, start);
  const before = hashingFigures().finished;
  expect(await join({ password: "Other-horse-7", category: "business" }, minutes(1))).toEqual({ ok: true, signUpId: expect.any(String) });
  expect(hashingFigures().finished - before).toBe(1);
  expect(await mailsTo("ann@example.com")).toMatchObject([{ subject: "You already have an account at Sagebridge" }, {}]);
  expect(await canSignIn("Other-horse-7")).toBe(false);
  expect(await canSignIn(PASSWORD)).toBe(true);
  expect((await db.select().from(profiles))[0]?.category).toBe("individual");
});

test("two who sign up with one address each have a link of their own: whoever confirms gets the account with what was given with that link", async () => {
  await join({ password: PASSWORD, category: "organisation" });
  const owners = await newestLink();
  await join({ password: "Strangers-horse-7", category: "business" }, minutes(1));
  const strangers = await newestLink();
  expect((await confirmByLink(owners, { device }, minutes(2))).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Strangers-horse-7")]).toEqual([true, false]);
  expect((await db.select().from(profiles))[0]?.category).toBe("organisation");
  expect((await confirmByLink(strangers, { device }, minutes(3))).ok).toBe(false);
  expect(await canSignIn(PASSWORD)).toBe(true);
});

test("before an address is confirmed no password lets anybody in, and it is told to who knows the newest", async () => {
  await join();
  const enter = () => signIn({ email: "ann@example.com", password: PASSWORD, rememberMe: true }, device, start);
  expect(await enter()).toEqual({ ok: false, reason: "accounts.emailNotConfirmed" });
});

test("a link that another browser had sent again comes with no password: it is chosen on confirming, with the account type after it", async () => {
  await join({ password: "Strangers-horse-7", category: "business" });
  await again({ signUpId: null });
  const token = await newestLink();
  expect((await confirmByLink(token, { device }, minutes(4))).ok).toBe(false);
  expect((await confirmByLink(token, { device, password: PASSWORD }, minutes(4))).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Strangers-horse-7")]).toEqual([true, false]);
  expect((await db.select().from(profiles))[0]?.categoryChosenAt).toBeNull();
});

test("a link that comes with a password takes no other", async () => {
  await join();
  expect((await confirmByLink(await newestLink(), { device, password: "Other-horse-7" }, minutes(4))).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Other-horse-7")]).toEqual([true, false]);
});

test("the owner of an address of ADMIN_EMAILS becomes admin by confirming it", async () => {
  await join({ email: "root@example.com" });
  expect(await db.select().from(userRoles)).toHaveLength(0);
  const result = await confirmByLink(await newestLink("root@example.com"), { device }, start);
  expect(result.ok && (await findViewer(result.admission.token, start))?.isAdmin).toBe(true);
});

test("a suspended person's link confirms nothing", async () => {
  await join();
  await db.update(users).set({ suspendedAt: start }).where(eq(users.email, "ann@example.com"));
  expect((await confirmByLink(await newestLink(), { device }, start)).ok).toBe(false);
  await db.update(users).set({ suspendedAt: null });
  expect((await confirmByLink(await newestLink(), { device }, start)).ok).toBe(true);
});

test("the link is sent again only to who waits for it, with one answer for everybody", async () => {
  const { signUpId } = await join().then((answer) => (answer.ok ? answer : { signUpId: null }));
  const sent = { ok: true, signUpId: expect.any(String) };
  expect(await again({ signUpId })).toEqual(sent);
  expect(await again({ signUpId, email: "nobody@example.com" })).toEqual(sent);
  expect(await mailsTo("nobody@example.com")).toHaveLength(0);
  expect(await mailsTo("ann@example.com")).toHaveLength(2);
  expect(await confirmByLink(await newestLink(), { device }, minutes(4))).toMatchObject({ ok: true, returnTo: "/profile" });
  expect(await canSignIn(PASSWORD)).toBe(true);
  await again({ signUpId });
  expect(await mailsTo("ann@example.com")).toHaveLength(2);
});

test("the sixth sign-up and the sixth wish to send again wait, for known and unknown alike", async () => {
  for (let time = 0; time < 5; time += 1)
    for (const answer of [await join(), await again({ at: start }), await again({ email: "nobody@example.com", at: start })])
      expect(answer).toMatchObject({ ok: true });
  const wait = { ok: false, reason: "accounts.tooManyAttempts", retryAfterSeconds: 900 };
  expect(await join()).toEqual(wait);
  expect(await again({ at: start })).toEqual(wait);
  expect(await again({ email: "nobody@example.com", at: start })).toEqual(wait);
});

test("links that work no more are cleaned up, others stay", async () => {
  await join();
  await deleteSpentLinks(minutes(60));
  expect(await db.select().from(emailTokens)).toHaveLength(1);
  await deleteSpentLinks(minutes(25 * 60));
  expect(await db.select().from(emailTokens)).toHaveLength(0);
  await join({ email: "used@example.com" });
  const token = await newestLink("used@example.com");
  await confirmByLink(token, { device }, start);
  await deleteSpentLinks(minutes(29 * 24 * 60));
  expect(await findUsedLink(token, "confirm_email")).toMatchObject({ returnTo: null });
  await deleteSpentLinks(minutes(31 * 24 * 60));
  expect(await findUsedLink(token, "confirm_email")).toBe(null);
});

test("the password of one's own sign-up goes with no link to somebody else's address", async () => {
  const mine = await join({ email: "eve@example.com" });
  await join();
  await db.delete(outbox);
  await again({ signUpId: mine.ok ? mine.signUpId : null });
  // It came with no password, so that one is chosen on confirming: without one nothing is confirmed.
  expect((await confirmByLink(await newestLink(), { device }, minutes(4))).ok).toBe(false);
  expect((await confirmByLink(await newestLink(), { device, password: "Own-horse-22" }, minutes(4))).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Own-horse-22")]).toEqual([false, true]);
});
