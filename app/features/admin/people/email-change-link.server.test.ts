import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { confirmEmailChange } from "#app/features/accounts/email-change/email-change.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { emailChangeToPassOn } from "./email-change-link.server";

useDatabase();
afterEach(() => moveConfig());

const AT = new Date();
const REFUSED = { ok: false, reason: "noEmailChangeLink" };

/** Somebody who has asked for another address, and that address. */
async function aChangingPerson() {
  const person = await aClient();
  const newEmail = `new-${person.email}`;
  const hashes = { oldTokenHash: tokenHash(randomToken()), newTokenHash: tokenHash(randomToken()) };
  await db
    .insert(emailChanges)
    .values({ userId: person.userId, newEmail, ...hashes, expiresAt: new Date(AT.getTime() + 3_600_000), createdAt: AT });
  return { ...person, newEmail };
}

async function linkOf(admin: Parameters<typeof emailChangeToPassOn>[0], personId: string) {
  const made = await emailChangeToPassOn(admin, personId, AT);
  if (!made.ok) throw new Error(made.reason);
  return { ...made, token: /\/auth\/change-email\?token=([\w-]+)$/.exec(made.link)?.[1] ?? "" };
}

test("where no mail is sent an admin gets the link for the current address, and once that has confirmed, the one for the new; its owner and the log are told, without them", async () => {
  const [admin, person] = [await anAdmin(), await aChangingPerson()];
  const [first, again] = [await linkOf(admin, person.userId), await linkOf(admin, person.userId)];
  expect([first.text, again.text]).toEqual(["emailChangeOldText", "emailChangeOldText"]);
  expect(await confirmEmailChange(first.token, AT)).toMatchObject({ ok: false });
  expect(await confirmEmailChange(again.token, AT)).toEqual({ ok: true, isDone: false });
  const last = await linkOf(admin, person.userId);
  expect([last.text, last.newEmail]).toEqual(["emailChangeNewText", person.newEmail]);
  expect(await confirmEmailChange(last.token, AT)).toEqual({ ok: true, isDone: true });
  expect((await db.select().from(users).where(eq(users.id, person.userId)))[0]?.email).toBe(person.newEmail);
  const told = await db.select().from(notifications).where(eq(notifications.userId, person.userId));
  expect(told.map(({ kind, details }) => [kind, details])).toContainEqual(["account_change", { about: "emailChangeLink" }]);
  const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId));
  expect(written.map(({ action, actorId }) => [action, actorId])).toEqual(Array(3).fill(["person.email-change-link", admin.userId]));
  expect(JSON.stringify([told, written])).not.toMatch(new RegExp([first, again, last].map(({ token }) => token).join("|")));
});

test("there is none with a mail server, none of who asked for no change, and none of a suspended, another admin's or one's own account", async () => {
  const admin = await anAdmin();
  const [fitting, suspended, another, own] = [await aChangingPerson(), await aChangingPerson(), await aChangingPerson(), await aClient()];
  await db.update(users).set({ suspendedAt: AT }).where(eq(users.id, suspended.userId));
  await db.insert(userRoles).values({ userId: another.userId, role: "admin" });
  await db.update(emailChanges).set({ userId: admin.userId }).where(eq(emailChanges.userId, suspended.userId));
  for (const { userId } of [suspended, another, own, admin]) expect(await emailChangeToPassOn(admin, userId, AT)).toEqual(REFUSED);
  expect(await emailChangeToPassOn(admin, fitting.userId, new Date(AT.getTime() + 3_600_001))).toEqual(REFUSED);
  moveConfig({ ...process.env, SMTP_URL: "smtp://localhost:1" });
  expect(await emailChangeToPassOn(admin, fitting.userId, AT)).toEqual(REFUSED);
});
