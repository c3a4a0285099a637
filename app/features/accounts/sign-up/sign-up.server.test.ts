import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, securitySettings, userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { outbox } from "#app/db/schema/operations";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { deleteSpentLinks, findUsedLink, isLinkOpen } from "../email-links.server";
import { UNCONFIRMED_DAYS } from "../limits";
import { resetPassword } from "../password/password-reset.server";
import { hashingFigures } from "../password/passwords.server";
import { findViewer } from "../sessions/sessions.server";
import { signIn } from "../sign-in/sign-in.server";
import { confirmByLink } from "./confirmation.server";
import { findConfirmation } from "./own-sign-up.server";
import { sendConfirmationAgain } from "./send-again.server";
import { type SignUpEntry, signUp } from "./sign-up.server";

useSettings({ ADMIN_EMAILS: "root@example.com" });

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };

beforeEach(async () => {
  await db.delete(users);
  await forgetCounts();
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
const joined = async (more: Partial<SignUpEntry> = {}, at = start) => {
  const answer = await join(more, at);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.signUpId;
};
const again = ({ email = "ann@example.com", signUpId = null, at = minutes(3) }: { email?: string; signUpId?: string | null; at?: Date }) =>
  sendConfirmationAgain(email, { returnTo: "/profile", signUpId }, device.address, at);
/** Opens a link in the browser of a sign-up, or in any other. */
const confirm = (token: string, signUpId: string | null, at = start, password?: string) =>
  confirmByLink(token, { device, signUpId, password }, at);
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
  const mine = await joined({ returnTo: "/become-advisor?step=2" });
  const token = await newestLink();
  expect(await isLinkOpen(token, "confirm_email", start)).toBe(true);
  const result = await confirm(token, mine, minutes(5));
  if (!result.ok) throw new Error(result.reason);
  expect(result.returnTo).toBe("/become-advisor?step=2");
  expect((await findViewer(result.admission.token, minutes(5)))?.email).toBe("ann@example.com");
  expect((await db.select().from(users))[0]?.emailConfirmedAt).toEqual(minutes(5));
});

test("a link works once, also when it is used twenty times at the same moment", async () => {
  const mine = await joined();
  const token = await newestLink();
  const results = await Promise.all(Array.from({ length: 20 }, () => confirm(token, mine)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await isLinkOpen(token, "confirm_email", start)).toBe(false);
});

test("looking at a link does not use it up", async () => {
  const mine = await joined();
  const token = await newestLink();
  for (let time = 0; time < 3; time += 1) expect(await findConfirmation(token, mine, start)).toMatchObject({ returnTo: null });
  expect((await confirm(token, mine)).ok).toBe(true);
});

test("a link ends after 24 hours", async () => {
  const mine = await joined();
  const token = await newestLink();
  expect(await isLinkOpen(token, "confirm_email", minutes(24 * 60 - 1))).toBe(true);
  expect((await confirm(token, mine, minutes(24 * 60))).ok).toBe(false);
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
  const mine = await joined();
  const token = await newestLink();
  await db.update(users).set({ email: "other@example.com" });
  expect((await confirm(token, mine)).ok).toBe(false);
  expect((await db.select().from(users))[0]?.emailConfirmedAt).toBeNull();
  await db.update(users).set({ email: "ann@example.com" });
  expect((await confirm(token, mine)).ok).toBe(true);
});

test("signing up with a known address gives the same answer after the same hash, changes nothing and tells its owner", async () => {
  const mine = await joined();
  await confirm(await newestLink(), mine);
  const before = hashingFigures().finished;
  expect(await join({ password: "Other-horse-7", category: "business" }, minutes(1))).toEqual({ ok: true, signUpId: expect.any(String) });
  expect(hashingFigures().finished - before).toBe(1);
  expect(await mailsTo("ann@example.com")).toMatchObject([{ subject: "You already have an account at Sagebridge" }, {}]);
  expect(await canSignIn("Other-horse-7")).toBe(false);
  expect(await canSignIn(PASSWORD)).toBe(true);
  expect((await db.select().from(profiles))[0]?.category).toBe("individual");
});

test("the mail to the owner of a known address leads back to where the sign-up came from, by signing in and by a new password", async () => {
  const mine = await joined();
  await confirm(await newestLink(), mine);
  await db.delete(outbox);
  const hour = "/advisors/ada/book?minutes=60&start=2026-03-02T10%3A00";
  await join({ returnTo: hour }, minutes(1));
  const [mail] = await mailsTo("ann@example.com");
  expect(mail?.text).toContain(`http://127.0.0.1:3000/auth?next=${encodeURIComponent(hour)}`);
  expect(await resetPassword(tokenIn(mail), "Better-horse-8", minutes(2))).toMatchObject({ ok: true, returnTo: hour });
  expect(await findUsedLink(tokenIn(mail), "reset_password")).toMatchObject({ returnTo: hour });
});

test("two who sign up with one address each have a link of their own, which brings its password in the browser alone that gave it", async () => {
  const owner = await joined({ password: PASSWORD, category: "organisation" });
  const owners = await newestLink();
  const stranger = await joined({ password: "Strangers-horse-7", category: "business" }, minutes(1));
  const strangers = await newestLink();
  for (const browser of [owner, null, "no-id"]) expect((await confirm(strangers, browser, minutes(2))).ok).toBe(false);
  expect((await confirm(owners, stranger, minutes(2))).ok).toBe(false);
  expect((await confirm(owners, owner, minutes(2))).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Strangers-horse-7")]).toEqual([true, false]);
  expect((await db.select().from(profiles))[0]?.category).toBe("organisation");
  expect((await confirm(strangers, stranger, minutes(3))).ok).toBe(false);
  expect(await canSignIn(PASSWORD)).toBe(true);
});

test("whoever presses the newest link, somebody else's, chooses a password: nothing that was given with it is theirs, and every other link ends", async () => {
  const owner = await joined({ password: PASSWORD });
  const owners = await newestLink();
  const stranger = await joined(
    { password: "Strangers-horse-7", category: "business", timeZone: "Asia/Tokyo", language: "fr" },
    minutes(1),
  );
  const strangers = await newestLink();
  const entered = await confirmByLink(
    strangers,
    { device: { ...device, language: "de", currency: "EUR" }, signUpId: owner, password: "Own-horse-22" },
    minutes(2),
  );
  expect(entered.ok).toBe(true);
  const tries = [await canSignIn("Own-horse-22"), await canSignIn("Strangers-horse-7"), await canSignIn(PASSWORD)];
  expect(tries).toEqual([true, false, false]);
  const [kept] = await db.select().from(profiles);
  expect(kept).toMatchObject({ categoryChosenAt: null, timezone: "", language: "de", currency: "EUR" });
  for (const browser of [owner, stranger]) expect(await findConfirmation(owners, browser, minutes(3))).toBe(null);
});

test("before an address is confirmed no password lets anybody in, and it is told to who knows the newest", async () => {
  await join();
  const enter = () => signIn({ email: "ann@example.com", password: PASSWORD, rememberMe: true }, device, start);
  expect(await enter()).toEqual({ ok: false, reason: "accounts.emailNotConfirmed" });
});

test("a link that another browser had sent again comes with no password: it is chosen on confirming, with the account type after it", async () => {
  const strangers = await joined({ password: "Strangers-horse-7", category: "business" });
  await again({ signUpId: null });
  const token = await newestLink();
  for (const browser of [null, strangers]) expect((await confirm(token, browser, minutes(4))).ok).toBe(false);
  expect((await confirm(token, null, minutes(4), PASSWORD)).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Strangers-horse-7")]).toEqual([true, false]);
  expect((await db.select().from(profiles))[0]?.categoryChosenAt).toBeNull();
});

test("a link that comes with a password takes no other in the browser that gave it", async () => {
  const mine = await joined();
  expect((await confirm(await newestLink(), mine, minutes(4), "Other-horse-7")).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Other-horse-7")]).toEqual([true, false]);
});

test("the owner of an address of ADMIN_EMAILS becomes admin by confirming it", async () => {
  const mine = await joined({ email: "root@example.com" });
  expect(await db.select().from(userRoles)).toHaveLength(0);
  const result = await confirm(await newestLink("root@example.com"), mine);
  expect(result.ok && (await findViewer(result.admission.token, start))?.isAdmin).toBe(true);
});

test("a suspended person's link confirms nothing", async () => {
  const mine = await joined();
  await db.update(users).set({ suspendedAt: start }).where(eq(users.email, "ann@example.com"));
  expect((await confirm(await newestLink(), mine)).ok).toBe(false);
  await db.update(users).set({ suspendedAt: null });
  expect((await confirm(await newestLink(), mine)).ok).toBe(true);
});

test("the link is sent again only to who waits for it, with one answer for everybody", async () => {
  const signUpId = await joined();
  const sent = { ok: true, signUpId: expect.any(String) };
  expect(await again({ signUpId })).toEqual(sent);
  expect(await again({ signUpId, email: "nobody@example.com" })).toEqual(sent);
  expect(await mailsTo("nobody@example.com")).toHaveLength(0);
  expect(await mailsTo("ann@example.com")).toHaveLength(2);
  expect(await confirm(await newestLink(), signUpId, minutes(4))).toMatchObject({ ok: true, returnTo: "/profile" });
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
  const purposes = async () => (await db.select().from(emailTokens)).map(({ purpose }) => purpose).sort();
  await deleteSpentLinks(minutes(60));
  expect(await purposes()).toEqual(["confirm_email", "sign_up_password"]);
  await deleteSpentLinks(minutes(25 * 60));
  expect(await purposes()).toEqual(["sign_up_password"]);
  await deleteSpentLinks(minutes((UNCONFIRMED_DAYS * 24 + 1) * 60));
  expect(await purposes()).toEqual([]);
  const mine = await joined({ email: "used@example.com" });
  const token = await newestLink("used@example.com");
  await confirm(token, mine);
  await deleteSpentLinks(minutes(29 * 24 * 60));
  expect(await findUsedLink(token, "confirm_email")).toMatchObject({ returnTo: null });
  await deleteSpentLinks(minutes(31 * 24 * 60));
  expect(await findUsedLink(token, "confirm_email")).toBe(null);
});

test("the password of one's own sign-up goes with no link to somebody else's address", async () => {
  const mine = await joined({ email: "eve@example.com" });
  await join();
  await db.delete(outbox);
  await again({ signUpId: mine });
  // This link came without a password, so one is chosen on confirming; without one nothing is confirmed.
  expect((await confirm(await newestLink(), mine, minutes(4))).ok).toBe(false);
  expect((await confirm(await newestLink(), mine, minutes(4), "Own-horse-22")).ok).toBe(true);
  expect([await canSignIn(PASSWORD), await canSignIn("Own-horse-22")]).toEqual([false, true]);
});
