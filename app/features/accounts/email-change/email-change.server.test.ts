import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { endOtherSessions, findViewer, startSession } from "../sessions/sessions.server";
import { beginEmailChange, cancelEmailChange, confirmEmailChange, findEmailChange, findOwnEmailChange } from "./email-change.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

let made = 0;

async function aPerson() {
  const { userId } = await aClient();
  const device = { address: "203.0.113.7", userAgent: "test" };
  const viewer = (await findViewer(await startSession(db, { userId, rememberMe: true, device }, start), start))!;
  await setPassword(db, userId, PASSWORD);
  made += 1;
  return { viewer, newEmail: `moved${made}@example.com` };
}

const begin = (viewer: Awaited<ReturnType<typeof aPerson>>["viewer"], newEmail: string, at = start, password = "") =>
  beginEmailChange(viewer, { newEmail, password }, "203.0.113.7", at);
const linkTo = async (email: string) => tokenIn((await mailsTo(email)).find(({ kind }) => kind.startsWith("change_email")));
const emailOf = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0]?.email;

test.each(["old first", "new first"])("an address is changed when both have confirmed it, and not before (%s)", async (order) => {
  const { viewer, newEmail } = await aPerson();
  expect(await begin(viewer, newEmail)).toEqual({ ok: true });
  const links = [await linkTo(viewer.email), await linkTo(newEmail)];
  if (order === "new first") links.reverse();
  expect(await findEmailChange(links[0]!, start)).toEqual({ newEmail, isConfirmedHere: false });
  expect(await emailOf(viewer.userId)).toBe(viewer.email);
  expect(await confirmEmailChange(links[0]!, hours(1))).toEqual({ ok: true, isDone: false });
  expect(await findEmailChange(links[0]!, hours(1))).toEqual({ newEmail, isConfirmedHere: true });
  expect(await findEmailChange(links[1]!, hours(1))).toEqual({ newEmail, isConfirmedHere: false });
  expect(await confirmEmailChange(links[0]!, hours(1))).toEqual({ ok: true, isDone: false });
  expect(await emailOf(viewer.userId)).toBe(viewer.email);
  expect(await confirmEmailChange(links[1]!, hours(2))).toEqual({ ok: true, isDone: true });
  expect(await emailOf(viewer.userId)).toBe(newEmail);
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, viewer.userId));
  expect(profile?.email).toBe(newEmail);
  for (const email of [viewer.email, newEmail]) expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("email_changed");
  expect((await confirmEmailChange(links[1]!, hours(2))).ok).toBe(false);
});

test("a sign-in older than 10 minutes asks for the password", async () => {
  const { viewer, newEmail } = await aPerson();
  expect(await begin(viewer, newEmail, hours(1))).toEqual({ ok: false, reason: "accounts.currentPasswordNeeded" });
  expect(await begin(viewer, newEmail, hours(1), "Wrong-horse-1")).toEqual({ ok: false, reason: "accounts.currentPasswordWrong" });
  expect(await mailsTo(newEmail)).toEqual([]);
  expect(await begin(viewer, newEmail, hours(1), PASSWORD)).toEqual({ ok: true });
});

test("the links work for a day, end with a newer wish, and when the change is given up", async () => {
  const { viewer, newEmail } = await aPerson();
  await begin(viewer, newEmail);
  const first = await linkTo(viewer.email);
  expect((await confirmEmailChange(first, hours(24))).ok).toBe(false);
  await begin(viewer, `other-${newEmail}`, hours(0.1));
  expect((await confirmEmailChange(first, hours(1))).ok).toBe(false);
  expect(await findOwnEmailChange(viewer, hours(1))).toEqual({
    newEmail: `other-${newEmail}`,
    isOldConfirmed: false,
    isNewConfirmed: false,
  });
  await cancelEmailChange(viewer);
  expect((await confirmEmailChange(await linkTo(`other-${newEmail}`), hours(1))).ok).toBe(false);
});

test.each(["old", "new"])("what was confirmed of one wish counts for no other: at the %s address", async (side) => {
  const { viewer, newEmail } = await aPerson();
  const another = `other-${newEmail}`;
  await begin(viewer, newEmail);
  expect(await confirmEmailChange(await linkTo(side === "old" ? viewer.email : newEmail), hours(0.1))).toEqual({ ok: true, isDone: false });
  await begin(viewer, another, hours(0.15));
  const links = (await mailsTo(side === "old" ? another : viewer.email)).filter(({ kind }) => kind.startsWith("change_email"));
  const fresh = await Promise.all(links.map((mail) => confirmEmailChange(tokenIn(mail), hours(1))));
  expect(fresh).toContainEqual({ ok: true, isDone: false });
  expect(fresh).not.toContainEqual({ ok: true, isDone: true });
  expect(await emailOf(viewer.userId)).toBe(viewer.email);
});

test("an address that has an account answers alike, and is never taken over", async () => {
  const [ann, bob] = [await aPerson(), await aPerson()];
  expect(await begin(ann.viewer, bob.viewer.email)).toEqual({ ok: true });
  await confirmEmailChange(await linkTo(ann.viewer.email), hours(1));
  expect(await confirmEmailChange(await linkTo(bob.viewer.email), hours(1))).toEqual({ ok: false, reason: "emailChange.addressTaken" });
  expect([await emailOf(ann.viewer.userId), await emailOf(bob.viewer.userId)]).toEqual([ann.viewer.email, bob.viewer.email]);
});

test("an account that nobody confirmed has no address: whoever confirms a change to it has it, and what was begun with it goes", async () => {
  const [ann, stranger] = [await aPerson(), await aClient()];
  await db.update(users).set({ email: ann.newEmail, emailConfirmedAt: null }).where(eq(users.id, stranger.userId));
  await begin(ann.viewer, ann.newEmail);
  for (const email of [ann.viewer.email, ann.newEmail]) await confirmEmailChange(await linkTo(email), hours(1));
  expect([await emailOf(ann.viewer.userId), await emailOf(stranger.userId)]).toEqual([ann.newEmail, undefined]);
});

test("one address is mailed three times a day, however many people wish for it as their new one", async () => {
  const { newEmail } = await aPerson();
  const most = LIMITS["change-email-to-one"].perPerson;
  const answers: boolean[] = [];
  for (let input = 0; input < most; input += 1) answers.push((await begin((await aPerson()).viewer, newEmail, hours(input / 100))).ok);
  expect(answers).toEqual(Array(most).fill(true));
  const late = { ...(await aPerson()).viewer, authenticatedAt: hours(23) };
  expect(await begin(late, newEmail, hours(23))).toMatchObject({ ok: false, reason: "emailChange.tooMany" });
  expect(await mailsTo(newEmail)).toHaveLength(most);
});

test("one's own address is no change, and of one account five strangers are mailed a day, from whatever networks", async () => {
  const { viewer, newEmail } = await aPerson();
  expect(await begin(viewer, viewer.email)).toEqual({ ok: false, reason: "emailChange.sameAddress" });
  const from = (network: number, at = start) =>
    beginEmailChange(viewer, { newEmail: `${network}-${newEmail}`, password: PASSWORD }, `198.51.${network}.7`, at);
  for (let network = 0; network < LIMITS["change-email"].perPerson; network += 1) expect(await from(network)).toEqual({ ok: true });
  expect(await from(100)).toMatchObject({ ok: false, reason: "emailChange.tooMany" });
  expect(await from(101, hours(23.9))).toMatchObject({ ok: false, reason: "emailChange.tooMany", retryAfterSeconds: 360 });
  expect(await from(102, hours(24.1))).toEqual({ ok: true });
});

test("the links of somebody who is suspended work no more, so that the address that is known stays with them", async () => {
  const { viewer, newEmail } = await aPerson();
  await begin(viewer, newEmail);
  const links = [await linkTo(viewer.email), await linkTo(newEmail)];
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, viewer.userId));
  for (const link of links) {
    expect(await findEmailChange(link, start)).toBeNull();
    expect(await confirmEmailChange(link, hours(1))).toEqual({ ok: false, reason: "accounts.linkEndedTitle" });
  }
  expect(await emailOf(viewer.userId)).toBe(viewer.email);
});

test("a wish ends with the other sessions, one of which may have begun it, and whoever is signed out begins none", async () => {
  const { viewer, newEmail } = await aPerson();
  await begin(viewer, newEmail);
  await endOtherSessions(db, viewer.userId, viewer.sessionId);
  expect(await findOwnEmailChange(viewer, start)).toBeNull();
  await endOtherSessions(db, viewer.userId);
  expect(await begin(viewer, newEmail)).toEqual({ ok: false, reason: "accounts.signInAgain" });
  expect(await findOwnEmailChange(viewer, start)).toBeNull();
});
