import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { resetPassword } from "#app/features/accounts/password/password-reset.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { passwordLinkToPassOn } from "./password-link.server";
import { revokeAdmin } from "./people.server";

useDatabase();
afterEach(() => moveConfig());

const AT = new Date("2026-06-01T09:00:00Z");
const inMinutes = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

test("where no mail is sent an admin gets a link by which a new password is chosen, once and within its hour; its owner and the log are told, without it", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  const token = async () => {
    const done = await passwordLinkToPassOn(admin, person.userId, AT);
    return /\/auth\/reset\?token=([\w-]+)$/.exec(done.ok ? done.link : "")?.[1] ?? "";
  };
  const [first, late] = [await token(), await token()];
  expect(await resetPassword(first, "Correct-horse-7", inMinutes(59))).toMatchObject({ ok: true, email: person.email });
  expect(await resetPassword(first, "Correct-horse-8", inMinutes(59))).toMatchObject({ ok: false });
  expect(await resetPassword(late, "Correct-horse-8", inMinutes(61))).toMatchObject({ ok: false });
  const told = await db.select().from(notifications).where(eq(notifications.userId, person.userId));
  expect(told.map(({ kind, details }) => [kind, details])).toContainEqual(["account_change", { about: "passwordLink" }]);
  const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId));
  expect(written.map(({ action, actorId }) => [action, actorId])).toEqual(Array(2).fill(["person.password-link", admin.userId]));
  expect(JSON.stringify([told, written, (await mailsTo(person.email)).filter(({ text }) => text.includes("/auth/reset"))])).not.toMatch(
    new RegExp(`${first}|${late}`),
  );
});

test("there is none with a mail server, and none of an unconfirmed, a suspended and an admin's account", async () => {
  const admin = await anAdmin();
  const refused = { ok: false, reason: "noPasswordLink" };
  const [fitting, unconfirmed, suspended, another] = [await aClient(), await aClient(), await aClient(), await aClient()];
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed.userId));
  await db.update(users).set({ suspendedAt: AT }).where(eq(users.id, suspended.userId));
  await db.insert(userRoles).values({ userId: another.userId, role: "admin" });
  for (const { userId } of [unconfirmed, suspended, another, admin]) expect(await passwordLinkToPassOn(admin, userId, AT)).toEqual(refused);
  expect(await passwordLinkToPassOn(admin, fitting.userId, AT)).toMatchObject({ ok: true });
  moveConfig({ ...process.env, SMTP_URL: "smtp://localhost:1" });
  expect(await passwordLinkToPassOn(admin, fitting.userId, AT)).toEqual(refused);
});

test("whoever takes another admin's role gets no link into their account for a week", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  expect(await revokeAdmin(admin, other.userId)).toEqual({ ok: true });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  expect(await passwordLinkToPassOn(admin, other.userId, inDays(6.9))).toEqual({ ok: false, reason: "noPasswordLink" });
  expect(await passwordLinkToPassOn(admin, other.userId, inDays(7.1))).toMatchObject({ ok: true });
});
