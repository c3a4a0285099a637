import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { securitySettings, sessions, users } from "#app/db/schema/accounts/accounts";
import { identities, oauthFlows } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { authenticators, knownDevices, recoveryCodes, signInChallenges } from "#app/db/schema/accounts/second-factor";
import { ownFeeds } from "#app/db/schema/calendar";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { isLinkOpen, makeLink } from "../email-links.server";
import { resetPassword } from "../password/password-reset.server";
import { startChallenge } from "../second-factor/challenge.server";
import { deleteForgottenDevices } from "./known-devices.server";
import { reportSignIn } from "./report-sign-in.server";
import { signIn } from "./sign-in.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

let made = 0;

async function aPerson(loginNotifications = true) {
  made += 1;
  const email = `device${made}@example.com`;
  const [user] = await db.insert(users).values({ email, emailConfirmedAt: start }).returning();
  await setPassword(db, user!.id, PASSWORD);
  await db.insert(securitySettings).values({ userId: user!.id, loginNotifications });
  return { email, userId: user!.id };
}

const enter = (email: string, userAgent: string, address = "203.0.113.7", at = start) =>
  signIn({ email, password: PASSWORD, rememberMe: true }, { address, userAgent }, at);

const alarms = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "new_device");

test("a sign-in on a device and network never seen with a person is mailed once, with what and where it was", async () => {
  const { email } = await aPerson();
  await enter(email, CHROME);
  await enter(email, CHROME.replace("140.0.0.0", "141.0.2.0"));
  const [mail, ...more] = await alarms(email);
  expect(more).toEqual([]);
  for (const part of ["Chrome on Linux", "203.0.113.7", "March 1, 2026 at 12:00\u00a0PM UTC", "/auth/not-me?token="])
    expect(mail?.text).toContain(part);
  await enter(email, FIREFOX);
  await enter(email, CHROME, "198.51.100.9");
  expect(await alarms(email)).toHaveLength(3);
});

test("one person's devices are not another's", async () => {
  const [ann, bob] = [await aPerson(), await aPerson()];
  await enter(ann.email, CHROME);
  await enter(bob.email, CHROME);
  expect([await alarms(ann.email), await alarms(bob.email)].map(({ length }) => length)).toEqual([1, 1]);
});

test("whoever turned login notifications off gets none", async () => {
  const { email } = await aPerson(false);
  await enter(email, CHROME);
  expect(await alarms(email)).toEqual([]);
  await db.update(securitySettings).set({ loginNotifications: true });
  await enter(email, FIREFOX);
  expect(await alarms(email)).toHaveLength(1);
});

test("no address and no browser is kept of a device, and after a year without it is forgotten", async () => {
  const { email, userId } = await aPerson();
  await enter(email, CHROME);
  const kept = () => db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  expect(await kept()).toHaveLength(1);
  expect(JSON.stringify(await kept())).not.toMatch(/203\.0|Chrome/);
  await deleteForgottenDevices(days(364));
  expect(await kept()).toHaveLength(1);
  await deleteForgottenDevices(days(366));
  expect(await kept()).toEqual([]);
});

test("'this wasn't me' ends every session and the password, and mails a fresh link of an hour; it works once, for a week", async () => {
  const { email, userId } = await aPerson();
  await enter(email, CHROME);
  const token = tokenIn((await alarms(email))[0]);
  expect((await reportSignIn(token, days(7.1))).ok).toBe(false);
  const reported = await reportSignIn(token, days(6));
  if (!reported.ok) throw new Error(reported.reason);
  expect(
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId))),
  ).toEqual([]);
  expect((await enter(email, CHROME, "203.0.113.7", days(6))).ok).toBe(false);
  expect((await reportSignIn(token, days(6))).ok).toBe(false);
  expect(Object.keys(reported)).toEqual(["ok"]);
  const [mailed] = (await mailsTo(email)).filter(({ kind }) => kind === "reported_sign_in");
  const fresh = tokenIn(mailed);
  expect(await isLinkOpen(fresh, "reset_password", days(6 + 1 / 24))).toBe(false);
  expect(await resetPassword(fresh, "Better-horse-8", days(6))).toMatchObject({ ok: true });
});

test("'this wasn't me' leaves nothing that lets anybody in: no passkey, no sign-in that waits for its code, no link that was mailed before", async () => {
  const { email, userId } = await aPerson();
  await enter(email, CHROME);
  const token = tokenIn((await alarms(email))[0]);
  const key = { userId, credentialId: userId, publicKey: Buffer.alloc(8), counter: 0, isSynced: false, name: "Eve's key" };
  const other = await aPerson();
  for (const owner of [userId, other.userId]) await db.insert(passkeys).values({ ...key, userId: owner, credentialId: owner });
  await db.transaction((tx) => startChallenge(tx, { userId, rememberMe: false }, days(1)));
  const before = await makeLink(db, { userId, purpose: "reset_password", email }, start);
  expect(await isLinkOpen(before.token, "reset_password", start)).toBe(true);
  expect(await reportSignIn(token, start)).toEqual({ ok: true });
  const left = [
    ...(await db.select({ of: passkeys.userId }).from(passkeys)),
    ...(await db.select({ of: signInChallenges.userId }).from(signInChallenges)),
  ];
  expect(left).toEqual([{ of: other.userId }]);
  expect(await isLinkOpen(before.token, "reset_password", start)).toBe(false);
});

test.each([
  ["since, which keeps the owner out, goes", 1, false],
  ["before that sign-in stays", -1, true],
])("'this wasn't me': a second factor that was turned on %s", async (_, hours, stays) => {
  const { email, userId } = await aPerson();
  await enter(email, CHROME);
  const confirmedAt = new Date(start.getTime() + hours * 3_600_000);
  await db.insert(authenticators).values({ userId, sealedSecret: Buffer.from(userId), confirmedAt });
  await db.insert(recoveryCodes).values({ userId, codeHash: Buffer.from(userId) });
  await db.update(securitySettings).set({ twoFactorEnabled: true }).where(eq(securitySettings.userId, userId));
  expect(await reportSignIn(tokenIn((await alarms(email))[0]), days(1))).toEqual({ ok: true });
  const [settings] = await db.select().from(securitySettings).where(eq(securitySettings.userId, userId));
  expect(settings?.twoFactorEnabled).toBe(stays);
  for (const table of [authenticators, recoveryCodes]) expect(await db.$count(table, eq(table.userId, userId))).toBe(stays ? 1 : 0);
});

test("'this wasn't me' leaves nothing that whoever signed in may have set up: no connected account, no way to one, no other address, no calendar that is read", async () => {
  const [ann, bob] = [await aPerson(), await aPerson()];
  for (const { userId, email } of [ann, bob]) {
    const hash = Buffer.from(userId);
    await db
      .insert(identities)
      .values({ userId, provider: "google", issuer: "https://id.example", subject: userId, email: "eve@example.com" });
    const trip = { provider: "linkedin", state: "s", nonce: "n", codeVerifier: "v", expiresAt: days(1) } as const;
    await db.insert(oauthFlows).values({ ...trip, userId, tokenHash: hash });
    const change = { newEmail: "eve@example.com", oldTokenHash: hash, newTokenHash: hash, newConfirmedAt: start, expiresAt: days(1) };
    await db.insert(emailChanges).values({ ...change, userId });
    await db.insert(ownFeeds).values({ userId, tokenHash: hash });
    await enter(email, CHROME);
  }
  expect(await reportSignIn(tokenIn((await alarms(ann.email))[0]), start)).toEqual({ ok: true });
  for (const table of [identities, oauthFlows, emailChanges, ownFeeds, knownDevices])
    expect(await db.select({ of: table.userId }).from(table)).toEqual([{ of: bob.userId }]);
});
