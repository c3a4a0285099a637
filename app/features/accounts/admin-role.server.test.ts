import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { useSettings } from "../../../tests/support/settings";
import { grantConfiguredAdmin } from "./admin-role.server";

useDatabase();
useSettings({ ADMIN_EMAILS: "Root@example.com, boss@site.example" });

/** Returns whether a user with this address becomes an admin. */
async function becomesAdmin(email: string) {
  const { userId } = await aClient();
  await db.transaction((tx) => grantConfiguredAdmin(tx, { id: userId, email }));
  return (await db.$count(userRoles, eq(userRoles.userId, userId))) > 0;
}

test("an address of ADMIN_EMAILS is an admin's as a whole, and none that only looks like it or holds it", async () => {
  for (const email of ["root@example.com", "boss@site.example"]) expect([email, await becomesAdmin(email)]).toEqual([email, true]);
  const alike = [
    "xroot@example.com",
    "root@example.com.evil.example",
    "root@example.co",
    "root+1@example.com",
    "example.com",
    "boss@example.com",
    "",
  ];
  for (const email of alike) expect([email, await becomesAdmin(email)]).toEqual([email, false]);
});

test("whoever becomes an admin by ADMIN_EMAILS is told to the other admins, once", async () => {
  const [other, owner] = [await anAdmin(), await aClient()];
  for (let time = 0; time < 2; time++)
    await db.transaction((tx) => grantConfiguredAdmin(tx, { id: owner.userId, email: "boss@site.example" }));
  const told = await db.select().from(notifications).where(eq(notifications.userId, other.userId));
  expect(told.map(({ kind, details }) => [kind, details.about])).toEqual([["site_changed", "granted"]]);
  expect((await mailsTo(other.email)).map(({ text }) => text.includes("ADMIN_EMAILS"))).toEqual([true]);
  expect(await mailsTo(owner.email)).toEqual([]);
});

test("whoever becomes an admin by ADMIN_EMAILS stands in the log, once, as the site's own deed", async () => {
  const owner = await aClient();
  for (let time = 0; time < 2; time++)
    await db.transaction((tx) => grantConfiguredAdmin(tx, { id: owner.userId, email: "boss@site.example" }));
  const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, owner.userId));
  expect(logged.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual([["admin.configured", null, "users"]]);
});
