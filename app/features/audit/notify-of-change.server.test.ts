import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { notifications } from "#app/db/schema/notifications";
import { siteSettings } from "#app/db/schema/site-content";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { exportSite } from "#app/features/admin/export/site-export.server";
import { exportList } from "#app/features/admin/lists/list-file.server";
import { grantAdmin, revokeAdmin } from "#app/features/admin/people/people.server";
import { saveRules } from "#app/features/admin/rules/rules.server";
import { readSettings, saveBrand, saveContact, savePaymentInstructions } from "#app/features/admin/settings/settings.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { LANGUAGES } from "#app/languages/languages";
import { mailsTo, tokenIn } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";

useDatabase();

const AT = new Date("2026-12-02T12:00:00Z");
const WAY = { holder: "We", iban: "DE89370400440532013000", bic: "", link: "", text: "" };

const mailed = async ({ email }: Viewer, kind = "site_changed") => (await mailsTo(email)).filter((mail) => mail.kind === kind);
const noticed = async ({ userId }: Viewer) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind, details }) => [
    kind,
    details.about ?? details.how,
  ]);
const versionOf = async (part: "payWay" | "contact" | "brand") => new Date((await readSettings())[part].version);

/** Two admins, the only ones there are. */
async function twoAdmins(): Promise<[Viewer, Viewer]> {
  await db.delete(userRoles);
  return [await anAdmin({ displayName: "Ada Admin" }), await anAdmin()];
}

const exportPeople = (actor: Viewer, name: "people" | "consultations" = "people", at = AT) =>
  exportList(actor, { name, params: { query: "", state: null, sort: null } } as never, at);

const CHANGES: [about: string, change: (actor: Viewer) => Promise<unknown>][] = [
  ["payWay", async (actor) => savePaymentInstructions(actor, { ...WAY, version: await versionOf("payWay") }, AT)],
  [
    "contact",
    async (actor) => saveContact(actor, { email: "we@example.com", phone: "", city: "Lyon", version: await versionOf("contact") }, AT),
  ],
  [
    "name",
    async (actor) =>
      saveBrand(actor, { ...(await readSettings()).brand, name: "Mallory Inc", version: await versionOf("brand") } as never, AT),
  ],
  ["rules", (actor) => saveRules(actor, { version: 0, rules: { ...SPECIFIED_RULES, rushPercent: 16 } }, AT)],
  ["exported", (actor) => exportSite(actor)],
  ["listed", (actor) => exportPeople(actor)],
];

test.each(
  CHANGES,
)("of a change of %s the other admins hear by mail and in the app, and whoever made it by a mail that says how to take themselves back", async (about, change) => {
  const [actor, other] = await twoAdmins();
  await change(actor);
  const [told] = await mailed(other);
  expect(told?.text).toContain("Ada Admin");
  expect(told?.text).not.toMatch(/DE89|not-me/);
  expect([await noticed(other), await noticed(actor)]).toEqual([[["site_changed", about]], []]);
  const [own] = await mailed(actor);
  expect(await reportSignIn(tokenIn(own), AT)).toEqual({ ok: true });
  const [followed] = await mailed(actor, "reported_sign_in");
  expect(followed?.text).toContain("something was done in your name as an admin");
  expect(followed?.text).toContain(`/admin?view=audit&q=${encodeURIComponent(actor.email)}`);
});

test("of a list that is taken again and again others hear once an hour, of each list by itself", async () => {
  const [actor, other] = await twoAdmins();
  for (let times = 0; times < 3; times += 1) await exportPeople(actor);
  expect(await mailed(other)).toHaveLength(1);
  await exportPeople(actor, "consultations");
  expect(await mailed(other)).toHaveLength(2);
  await db.execute(sql`update audit_log set created_at = created_at - interval '61 minutes'`);
  await exportPeople(actor);
  expect(await mailed(other)).toHaveLength(3);
});

test("whoever is made an admin, or is one no more, hears it themselves, and all other admins hear of it", async () => {
  const [actor, other] = await twoAdmins();
  const person = await aClient({ displayName: "Eve Newcomer" });
  expect(await grantAdmin(actor, person.userId)).toEqual({ ok: true });
  expect([(await mailed(person, "admin_role"))[0]?.subject, await mailed(person)]).toEqual(["You are now an admin of Sagebridge", []]);
  expect((await mailed(other))[0]?.text).toContain("Ada Admin has just made Eve Newcomer an admin.");
  expect(await revokeAdmin(actor, person.userId)).toEqual({ ok: true });
  expect((await mailed(person, "admin_role")).map(({ subject }) => subject)).toContain("You are no longer an admin of Sagebridge");
  expect(await noticed(person)).toEqual([
    ["admin_role", "granted"],
    ["admin_role", "revoked"],
  ]);
  expect(await noticed(other)).toEqual([
    ["site_changed", "granted"],
    ["site_changed", "revoked"],
  ]);
});

test("nobody is told of a form that was saved as it was, or of how the site looks; nor is an admin who is suspended", async () => {
  const [actor, other] = await twoAdmins();
  await db.delete(siteSettings);
  const { brand } = await readSettings();
  await saveBrand(actor, { ...brand, accent: "#335577", version: await versionOf("brand") } as never, AT);
  await savePaymentInstructions(actor, { ...WAY, version: await versionOf("payWay") }, AT);
  await savePaymentInstructions(actor, { ...WAY, version: await versionOf("payWay") }, AT);
  expect(await mailed(other)).toHaveLength(1);
  await db.update(users).set({ suspendedAt: AT, suspendedReason: "test" }).where(eq(users.id, other.userId));
  await savePaymentInstructions(actor, { ...WAY, holder: "Mallory", version: await versionOf("payWay") }, AT);
  expect([(await mailed(other)).length, (await mailed(actor)).length]).toEqual([1, 2]);
});

test("each hears it in their own language", async () => {
  for (const language of LANGUAGES) {
    const [actor, other] = await twoAdmins();
    for (const { userId } of [actor, other]) await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
    await savePaymentInstructions(actor, { ...WAY, holder: language, version: await versionOf("payWay") }, AT);
    const [told] = await mailed(other);
    const said = { en: "pay was changed", de: "zahlen, wurde geändert", fr: "a été modifié", es: "Ha cambiado", it: "È cambiato" };
    expect([language, told?.subject]).toEqual([language, expect.stringContaining(said[language as keyof typeof said])]);
  }
});
