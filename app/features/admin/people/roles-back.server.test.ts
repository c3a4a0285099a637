import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { auditLog, outbox } from "#app/db/schema/operations";
import { findOpenLink, makeLink } from "#app/features/accounts/email-links.server";
import { suspectsOf } from "#app/features/accounts/stopped-admins/suspects.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import { lockedOutOfOrder } from "../../../../tests/support/locked-rows";
import { aClient } from "../../../../tests/support/people";
import { asAdmin, isAdmin, reports, signsInAnew, suspendedAt } from "../../../../tests/support/reported-admins";
import { passwordLinkToPassOn } from "./password-link.server";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "./people.server";

useDatabase();

const ok = { ok: true };
const later = () => new Date(Date.now() + 1000);

const STOPS: Record<string, (thief: Viewer, other: Viewer) => Promise<unknown>> = {
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, later()),
};
const ALL_STOPS = Object.entries(STOPS);
const isSignedIn = async ({ userId }: Viewer) => (await db.$count(sessions, eq(sessions.userId, userId))) > 0;
const logged = async ({ userId }: Viewer) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.createdAt)).map(({ action }) => action);

let [a, b, c, t, u]: Viewer[] = [];
const people = () => [a!, b!, c!, t!, u!] as const;

beforeEach(async () => {
  await emptyTables("users", "outbox", "audit_log");
  [a, b, c, t, u] = [await anAdmin(), await anAdmin(), await anAdmin(), await aClient(), await aClient()];
});

test("'this wasn't me' takes the role from whom a thief made an admin, and from whom those did, and gives it back where they took it", async () => {
  const [thief, other, robbed, first, second] = people();
  expect(await grantAdmin(thief, first.userId)).toEqual(ok);
  expect(await grantAdmin(asAdmin(first), second.userId)).toEqual(ok);
  expect(await revokeAdmin(asAdmin(second), robbed.userId)).toEqual(ok);
  expect(await reports(thief)).toEqual(ok);
  expect([await isAdmin(first), await isAdmin(second), await isAdmin(robbed), await isAdmin(other)]).toEqual([false, false, true, true]);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
  expect([await logged(first), await logged(robbed)]).toEqual([
    ["admin.granted", "admin.taken-back"],
    ["admin.revoked", "admin.given-back"],
  ]);
});

test("'this wasn't me' ends the links that whoever a thief made an admin has passed on", async () => {
  const [thief, , , theirs, client] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  const passed = await passwordLinkToPassOn(asAdmin(theirs), client.userId, new Date());
  const token = new URL(passed.ok ? passed.link : "", "https://advice.example").searchParams.get("token") ?? "";
  expect(await findOpenLink(token, "reset_password", new Date())).toMatchObject({ userId: client.userId });
  expect(await reports(thief)).toEqual(ok);
  expect(await findOpenLink(token, "reset_password", new Date())).toBeFalsy();
});

test("'this wasn't me' ends the suspension of an admin whom a thief suspended, and of nobody else", async () => {
  const [thief, , robbed, client] = people();
  for (const { userId: personId } of [robbed, client])
    expect(await suspendPerson(thief, { personId, reason: "x" }, new Date())).toEqual(ok);
  expect(await reports(thief)).toEqual(ok);
  const suspended = await db.select({ id: users.id, at: users.suspendedAt }).from(users);
  const isSuspended = ({ userId }: Viewer) => suspended.find(({ id }) => id === userId)?.at !== null;
  expect([isSuspended(robbed), isSuspended(client)]).toEqual([false, true]);
});

test("'this wasn't me' leaves what another admin has decided since, and what was long ago", async () => {
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
  expect(await reports(thief)).toEqual(ok);
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

test.each(ALL_STOPS)("%s by another admin undoes no role, and all other admins read what stands", async (_, stop) => {
  const [leaving, other, removed, made] = people();
  expect(await suspendPerson(leaving, { personId: removed.userId, reason: "fraud" }, new Date())).toEqual(ok);
  expect(await revokeAdmin(leaving, removed.userId)).toEqual(ok);
  expect(await grantAdmin(leaving, made.userId)).toEqual(ok);
  await db.delete(outbox);
  expect(await stop(leaving, other)).toEqual(ok);
  expect([await isAdmin(removed), (await suspendedAt(removed)) === null, await isAdmin(made)]).toEqual([false, false, true]);
  const said = (await mailsTo(other.email)).find(({ text }) => text.includes("None of it is undone"));
  expect(said?.text).toMatch(/Made an admin, and still one: \S+\n\nNo longer an admin since: \S+\n/);
});

test.each(
  ALL_STOPS,
)("whoever is stopped with %s undoes with 'this wasn't me' what they gave, and gives nobody a role, nor themselves", async (_, stop) => {
  const [rogue, other, third, theirs] = people();
  for (const { userId, email } of [other, third]) {
    expect(await revokeAdmin(rogue, userId)).toEqual(ok);
    await makeLink(db, { userId, email, purpose: "reset_password" }, new Date());
    expect(await grantAdmin(rogue, userId)).toEqual(ok);
  }
  const again = await signsInAnew(other);
  expect(await grantAdmin(rogue, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(again, third.userId)).toEqual(ok);
  expect(await stop(rogue, again)).toEqual(ok);
  const isLocked = (await suspendedAt(rogue)) !== null;
  expect(await reports(rogue)).toEqual(ok);
  expect(await Promise.all([other, third, theirs].map(isAdmin))).toEqual([true, false, false]);
  expect((await suspendedAt(rogue)) !== null).toBe(isLocked);
  expect((await isAdmin(rogue)) && !isLocked).toBe(false);
});

test("whom an admin removed who was let go since is not brought back by that one's word", async () => {
  const [former, other, removed] = people();
  expect(await revokeAdmin(former, removed.userId)).toEqual(ok);
  expect(await revokeAdmin(other, former.userId)).toEqual(ok);
  expect(await reports(former)).toEqual(ok);
  expect([await isAdmin(removed), await isAdmin(former)]).toEqual([false, false]);
});

test("nor by another admin's word about their own account", async () => {
  const [[former, other, third], removed] = [people(), await anAdmin()];
  expect(await suspendPerson(former, { personId: removed.userId, reason: "fraud" }, new Date())).toEqual(ok);
  expect(await revokeAdmin(former, removed.userId)).toEqual(ok);
  expect(await revokeAdmin(other, former.userId)).toEqual(ok);
  for (const person of [former, third]) expect(await reports(person)).toEqual(ok);
  expect([await isAdmin(removed), (await suspendedAt(removed)) === null, await isAdmin(former)]).toEqual([false, false, false]);
});

test.each([
  1, 2,
])("whoever stopped a thief's session and was stopped by whom that made an admin is one again by the owner's word (%s mails)", async (mails) => {
  const [owner, other, third, theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(other, owner.userId)).toEqual(ok);
  for (const { userId } of [other, third]) expect(await revokeAdmin(asAdmin(theirs), userId)).toEqual(ok);
  for (const person of [theirs, owner].slice(2 - mails)) expect(await reports(person)).toEqual(ok);
  expect(await Promise.all([owner, other, third, theirs].map(isAdmin))).toEqual([false, true, true, false]);
});

test("an account that a thief made an admin takes no role by its word from whoever was one before, nor comes back by it", async () => {
  const [owner, other, third, theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  for (const { userId } of [other, third]) {
    expect(await revokeAdmin(owner, userId)).toEqual(ok);
    expect(await grantAdmin(asAdmin(theirs), userId)).toEqual(ok);
  }
  const again = await signsInAnew(other);
  for (const { userId } of [owner, theirs]) expect(await revokeAdmin(again, userId)).toEqual(ok);
  expect(await reports(theirs)).toEqual(ok);
  expect(await Promise.all([owner, other, third, theirs].map(isAdmin))).toEqual([false, true, true, false]);
  expect(await reports(owner)).toEqual(ok);
  expect(await Promise.all([owner, other, third, theirs].map(isAdmin))).toEqual([false, true, true, false]);
});

test("the word of an account that a thief made an admin clears nobody whom the thief made one, too", async () => {
  const [owner, , , first, second] = people();
  for (const { userId } of [first, second]) expect(await grantAdmin(owner, userId)).toEqual(ok);
  expect(await revokeAdmin(asAdmin(first), second.userId)).toEqual(ok);
  expect(await reports(first)).toEqual(ok);
  const again = await signsInAnew(second);
  for (const { userId } of people().slice(0, 3)) expect(await revokeAdmin(again, userId)).toEqual(ok);
  expect(await reports(owner)).toEqual(ok);
  expect(await Promise.all(people().map(isAdmin))).toEqual([true, true, true, false, false]);
});

test.each([
  [0, 1],
  [1, 0],
])("two whose sessions are a thief's clear nobody for each other, whichever of the owners says so first", async (...order) => {
  const [owner, other, , theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(other, theirs.userId)).toEqual(ok);
  expect(await grantAdmin(other, theirs.userId)).toEqual(ok);
  for (const place of order) expect(await reports(people()[place]!)).toEqual(ok);
  expect(await Promise.all([owner, other, theirs].map(isAdmin))).toEqual([true, true, false]);
});

test.each([
  false,
  true,
])("the deletion of the only admin's account that a thief began ends first (the role taken, too: %s)", async (isTaken) => {
  const [owner, second, third, theirs] = people();
  for (const { userId } of [second, third]) await db.delete(userRoles).where(eq(userRoles.userId, userId));
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  await db.insert(accountDeletions).values({ userId: owner.userId, endsAt: later(), hidAdvisor: false, createdAt: new Date() });
  if (isTaken) expect(await revokeAdmin(asAdmin(theirs), owner.userId)).toEqual(ok);
  expect(await reports(owner)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs), await db.$count(accountDeletions)]).toEqual([true, false, 0]);
});

test("the last admin stays, whoever made them one, and the owner reads who, and nobody tells that one", async () => {
  const [thief, other, third, theirs] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  for (const { userId } of [thief, other, third]) await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.delete(outbox);
  expect(await reports(thief)).toEqual(ok);
  expect(await isAdmin(theirs)).toBe(true);
  expect((await mailsTo(thief.email))[0]?.text).toContain("as there would be no other");
  expect(await mailsTo(theirs.email)).toEqual([]);
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

test("an admin's account that somebody else stops is put back by that one's owner, and what they did themselves stands", async () => {
  const [owner, thief, , theirs] = people();
  expect(await grantAdmin(owner, theirs.userId)).toEqual(ok);
  expect(await revokeAdmin(thief, owner.userId)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([false, true]);
  expect(await reports(thief)).toEqual(ok);
  expect([await isAdmin(owner), await isAdmin(theirs)]).toEqual([true, true]);
});

test.each([
  ["'this wasn't me'", reports] as [string, (thief: Viewer, other: Viewer) => Promise<unknown>],
  ...ALL_STOPS,
])("%s locks in the order of all, also of whom the stopped one made admins", async (_, stop) => {
  const [thief, other, robbed, theirs] = people();
  expect(await grantAdmin(thief, theirs.userId)).toEqual(ok);
  expect(await suspendPerson(thief, { personId: robbed.userId, reason: "x" }, new Date())).toEqual(ok);
  await db.insert(accountDeletions).values({ userId: thief.userId, endsAt: later(), hidAdvisor: true, createdAt: new Date() });
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
  expect([...(await suspectsOf(db, thief.userId, new Date(0))).suspended.keys()]).toEqual([]);
});
