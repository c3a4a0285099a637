import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { auditLog, outbox } from "#app/db/schema/operations";
import { findOpenLink, makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import { suspectsOf } from "#app/features/accounts/stopped-admins/suspects.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { lockedOutOfOrder } from "../../../../tests/support/locked-rows";
import { aClient } from "../../../../tests/support/people";
import { passwordLinkToPassOn } from "./password-link.server";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "./people.server";

useDatabase();

const ok = { ok: true };
const later = () => new Date(Date.now() + 1000);

/** The owner of an account presses the button of the mail about what was done in it. */
async function reports({ userId, email }: Viewer) {
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 30_000));
  return reportSignIn(token, later());
}

const STOPS: Record<string, (thief: Viewer, other: Viewer) => Promise<unknown>> = {
  "'this wasn't me'": (thief) => reports(thief),
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, later()),
};
const ALL_STOPS = Object.entries(STOPS);

const isAdmin = async ({ userId }: Viewer) => (await db.$count(userRoles, eq(userRoles.userId, userId))) > 0;
const isSignedIn = async ({ userId }: Viewer) => (await db.$count(sessions, eq(sessions.userId, userId))) > 0;
const asAdmin = (person: Viewer): Viewer => ({ ...person, isAdmin: true });
const logged = async ({ userId }: Viewer) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.createdAt)).map(({ action }) => action);

let [a, b, c, t, u]: Viewer[] = [];
const people = () => [a!, b!, c!, t!, u!] as const;

beforeEach(async () => {
  await db.execute(sql`truncate users, outbox, audit_log cascade`);
  [a, b, c, t, u] = [await anAdmin(), await anAdmin(), await anAdmin(), await aClient(), await aClient()];
});

test.each(
  ALL_STOPS,
)("%s takes the role from whom a thief made an admin, and from whom those did, and gives it back where they took it", async (_, stop) => {
  const [thief, other, robbed, first, second] = people();
  expect(await grantAdmin(thief, first.userId)).toEqual(ok);
  expect(await grantAdmin(asAdmin(first), second.userId)).toEqual(ok);
  expect(await revokeAdmin(asAdmin(second), robbed.userId)).toEqual(ok);
  expect(await stop(thief, other)).toEqual(ok);
  expect([await isAdmin(first), await isAdmin(second), await isAdmin(robbed), await isAdmin(other)]).toEqual([false, false, true, true]);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
  expect([await logged(first), await logged(robbed)]).toEqual([
    ["admin.granted", "admin.taken-back"],
    ["admin.revoked", "admin.given-back"],
  ]);
});

test.each(ALL_STOPS)("%s ends the links that whoever a thief made an admin has passed on", async (_, stop) => {
  const [thief, other, , theirs, client] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  const passed = await passwordLinkToPassOn(asAdmin(theirs), client.userId, new Date());
  const token = new URL(passed.ok ? passed.link : "", "https://advice.example").searchParams.get("token") ?? "";
  expect(await findOpenLink(token, "reset_password", new Date())).toMatchObject({ userId: client.userId });
  expect(await stop(thief, other)).toEqual(ok);
  expect(await findOpenLink(token, "reset_password", new Date())).toBeFalsy();
});

test.each(ALL_STOPS)("%s ends the suspension of an admin whom a thief suspended, and of nobody else", async (_, stop) => {
  const [thief, other, robbed, client] = people();
  for (const { userId: personId } of [robbed, client])
    expect(await suspendPerson(thief, { personId, reason: "x" }, new Date())).toEqual(ok);
  expect(await stop(thief, other)).toEqual(ok);
  const suspended = await db.select({ id: users.id, at: users.suspendedAt }).from(users);
  const isSuspended = ({ userId }: Viewer) => suspended.find(({ id }) => id === userId)?.at !== null;
  expect([isSuspended(robbed), isSuspended(client)]).toEqual([false, true]);
});

test.each(ALL_STOPS)("%s leaves what another admin has decided since, and what was long ago", async (_, stop) => {
  const [thief, other, robbed, confirmed, early] = people();
  for (const { userId } of [confirmed, early]) expect(await grantAdmin(thief, userId)).toEqual(ok);
  expect(await revokeAdmin(thief, robbed.userId)).toEqual(ok);
  for (const { userId } of [confirmed, robbed]) expect(await grantAdmin(other, userId)).toMatchObject({ ok: userId === robbed.userId });
  expect(await revokeAdmin(other, confirmed.userId)).toEqual(ok);
  expect(await grantAdmin(other, confirmed.userId)).toEqual(ok);
  expect(await revokeAdmin(other, robbed.userId)).toEqual(ok);
  await db
    .update(auditLog)
    .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
    .where(eq(auditLog.subjectId, early.userId));
  expect(await stop(thief, other)).toEqual(ok);
  expect([await isAdmin(confirmed), await isAdmin(early), await isAdmin(robbed)]).toEqual([true, true, false]);
});

test("the owner from whom a thief took the role has it back with 'this wasn't me', and whoever took it is none", async () => {
  const [owner, , , theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(asAdmin(theirs), owner.userId)).toEqual(ok);
  expect(await reports(owner)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([true, false]);
});

test("the owner whom a thief's admin suspended, as everybody else, says so, and all are admins again", async () => {
  const [owner, second, third, theirs, client] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  for (const { userId: personId } of [owner, second, third, client])
    expect(await suspendPerson(asAdmin(theirs), { personId, reason: "x" }, new Date())).toEqual(ok);
  expect(await reports(client)).toMatchObject({ ok: false });
  expect(await reports(owner)).toEqual(ok);
  const suspended = await db.select({ id: users.id }).from(users).where(isNotNull(users.suspendedAt));
  expect(suspended.map(({ id }) => id)).toEqual([client.userId]);
  expect([await isAdmin(theirs), await isAdmin(owner)]).toEqual([false, true]);
});

test("whoever made somebody an admin who is stopped by another gets no role back by that, and with 'this wasn't me' does", async () => {
  const [owner, other, third, theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  for (const { userId } of [owner, third]) expect(await revokeAdmin(asAdmin(theirs), userId)).toEqual(ok);
  expect(await revokeAdmin(other, theirs.userId)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(third)]).toEqual([false, true]);
  expect(await reports(owner)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([true, false]);
});

test("an admin from whom a thief took the role, asked for their link and gave it back is none until another says so", async () => {
  const [thief, , robbed] = people();
  expect(await revokeAdmin(thief, robbed.userId)).toEqual(ok);
  await makeLink(db, { userId: robbed.userId, email: robbed.email, purpose: "reset_password" }, new Date());
  expect(await grantAdmin(thief, robbed.userId)).toEqual(ok);
  expect(await reports(thief)).toEqual(ok);
  expect(await isAdmin(robbed)).toBe(false);
  expect(await db.$count(emailTokens, and(eq(emailTokens.userId, robbed.userId), eq(emailTokens.purpose, "reset_password")))).toBe(1);
});

test("the last admin stays, whoever made them one", async () => {
  const [thief, other, third, theirs] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  await db.delete(userRoles).where(eq(userRoles.userId, other.userId));
  await db.delete(userRoles).where(eq(userRoles.userId, third.userId));
  await db.delete(userRoles).where(eq(userRoles.userId, thief.userId));
  expect(await reports(thief)).toEqual(ok);
  expect(await isAdmin(theirs)).toBe(true);
  expect((await mailsTo(theirs.email)).some(({ text }) => text.includes("as there would be no other"))).toBe(true);
});

test("whoever hands the site over, and steps down or is let go by their successor, has not been robbed", async () => {
  const [founder, , , successor] = people();
  expect(await grantAdmin(founder, successor.userId)).toEqual(ok);
  expect(await revokeAdmin(founder, founder.userId)).toEqual(ok);
  expect(await isAdmin(successor)).toBe(true);
  const [, other, , , next] = people();
  expect(await grantAdmin(other, next.userId)).toEqual(ok);
  expect(await revokeAdmin(asAdmin(next), other.userId)).toEqual(ok);
  expect([await isAdmin(next), await isAdmin(other)]).toEqual([true, false]);
});

test("those whose roles are put back and the other admins are told, by one mail each, and the owner in that of their report", async () => {
  const [owner, other, robbed, theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(owner, robbed.userId)).toEqual(ok);
  await db.delete(outbox);
  await db.delete(notifications);
  expect(await reports(owner)).toEqual(ok);
  const subjects = await Promise.all(
    [owner, other, robbed, theirs].map(async ({ email }) => (await mailsTo(email)).map(({ kind }) => kind)),
  );
  expect(subjects).toEqual([["reported_sign_in"], ["site_changed"], ["admin_role"], ["admin_role"]]);
  const [toOther] = await mailsTo(other.email);
  expect(toOther?.text).toMatch(/An admin again: \S+\n\nNo longer an admin: \S+\n/);
  expect((await mailsTo(owner.email))[0]?.text).toContain("Admin roles that were given or taken in your name");
  const told = await db.select().from(notifications).where(eq(notifications.userId, other.userId));
  expect(told.map(({ details }) => details.about)).toEqual(["putBack"]);
});

test("an admin's account that somebody else stops is put back with what they did, and what that one undid", async () => {
  const [owner, thief, , theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(thief, owner.userId)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([false, false]);
  expect(await reports(thief)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([true, true]);
});

test.each(ALL_STOPS)("%s locks in the order of all, also of whom the stopped one made admins", async (_, stop) => {
  const [thief, other, robbed, theirs] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  expect(await suspendPerson(thief, { personId: robbed.userId, reason: "x" }, new Date())).toEqual(ok);
  expect(await lockedOutOfOrder(() => stop(thief, other))).toEqual([]);
});

test("two stops at once of two whom each made admin leave one admin who was none of theirs, and no role of theirs", async () => {
  const [thief, second, other, first, next] = people();
  expect(await grantAdmin(thief, first.userId)).toEqual(ok);
  expect(await grantAdmin(second, next.userId)).toEqual(ok);
  const said = await Promise.all(
    [reports(thief), reports(second), revokeAdmin(asAdmin(first), other.userId), grantAdmin(asAdmin(next), first.userId)].map((one) =>
      one.catch(() => null),
    ),
  );
  expect(said.slice(0, 2)).toEqual([ok, ok]);
  expect([await isAdmin(first), await isAdmin(next), await isAdmin(other)]).toEqual([false, false, true]);
});

test("a role that is restored by hand in time is nobody's suspicion", async () => {
  const [thief, other, robbed] = people();
  await suspendPerson(thief, { personId: robbed.userId, reason: "x" }, new Date());
  await restorePerson(other, { personId: robbed.userId }, new Date());
  expect([...(await suspectsOf(db, thief.userId, new Date(0))).suspended]).toEqual([]);
});
