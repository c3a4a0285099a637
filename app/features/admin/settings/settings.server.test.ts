import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { DANGER_LINES } from "#app/features/danger/danger-line";
import { dangerLine } from "#app/features/danger/danger-line.server";
import { siteContact } from "#app/features/site/contact.server";
import { BRAND_SETTINGS, OWN_BRAND } from "#app/platform/brand/brand";
import { currentBrand, currentBrandCss, readBrand, siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage, siteZone } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { defaultsFormSchema } from "./defaults-schema";
import { readSettings, saveBrand, saveContact, saveDangerLines, saveDefaults } from "./settings.server";
import { brandFormSchema, contactFormSchema } from "./settings-form";

useDatabase();

beforeEach(async () => {
  await db.delete(siteSettings);
  await db.delete(auditLog);
});

const at = new Date("2026-12-01T09:00:00.123Z");
const never = new Date(0);

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

test("until an admin sets them, contact details are those of the configuration", async () => {
  expect(await siteContact()).toEqual(config().contact);
  expect((await readSettings()).contact).toMatchObject({ email: "", phone: "", city: "" });
});

test("what an admin sets is what visitors see, and a blank goes back to the configuration", async () => {
  const admin = await anAdmin();
  expect(await saveContact(admin, { version: never, email: "ask@site.example", phone: "+44 20 7946 0000", city: "" }, at)).toEqual({
    ok: true,
  });
  expect(await siteContact()).toEqual({ email: "ask@site.example", phone: "+44 20 7946 0000", city: config().contact.city });
});

test("what an admin says for people in danger is said in that language, and a blank is the line that comes with the product", async () => {
  const admin = await anAdmin();
  const lines = { en: "Call Samaritans on 116 123.", de: "", fr: "", es: "", it: "" };
  expect(await saveDangerLines(admin, { version: never, ...lines }, at)).toEqual({ ok: true });
  expect(await dangerLine("en")).toBe("Call Samaritans on 116 123.");
  expect(await dangerLine("de")).toBe(DANGER_LINES.de);
  expect((await readSettings()).danger.lines).toEqual(lines);
  expect(await db.select().from(auditLog)).toMatchObject([{ actorId: admin.userId, action: "settings.danger_lines_updated" }]);
});

test("of two admins who set the same at once the later one is told", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const contact = (city: string) => ({ email: "", phone: "", city });
  const outcomes = await Promise.all([
    saveContact(ann, { version: never, ...contact("Lyon") }, at),
    saveContact(bob, { version: never, ...contact("Bern") }, at),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const { version } = (await readSettings()).contact;
  expect(await saveContact(bob, { version: new Date(version), ...contact("Rome") }, at)).toEqual({ ok: true });
  expect((await siteContact()).city).toBe("Rome");
});

test("what the site speaks, and which time it keeps, is what an admin sets, else what the configuration says", async () => {
  const admin = await anAdmin();
  await readBrand(db);
  expect([siteLanguage(), siteZone()]).toEqual([config().language, "Europe/London"]);
  expect(await saveDefaults(admin, { version: never, language: "it", zone: "Europe/Rome", languages: ["it", "de"] }, at)).toEqual({
    ok: true,
  });
  await readBrand(db);
  expect([siteLanguage(), siteZone()]).toEqual(["it", "Europe/Rome"]);
  expect((await readSettings()).defaults).toEqual({
    language: "it",
    zone: "Europe/Rome",
    languages: ["de", "it"],
    version: at.toISOString(),
  });
  expect(await saveDefaults(admin, { version: never, language: "de", zone: "Europe/Berlin", languages: [] }, at)).toEqual({
    ok: false,
    reason: "stale",
  });
  await db.update(siteSettings).set({ value: "tlh" }).where(eq(siteSettings.name, DEFAULTS_SETTINGS.language));
  await readBrand(db);
  expect(siteLanguage()).toBe(config().language);
});

test("a language or a place that is on no list is refused", () => {
  const accepts = (language: string, zone: string) =>
    defaultsFormSchema.safeParse({ version: never.toISOString(), language, zone, offers_fr: "on" }).success;
  expect([accepts("fr", "Europe/Paris"), accepts("tlh", "Europe/Paris"), accepts("fr", "+01:00")]).toEqual([true, false, false]);
});

test("whoever is no admin sets nothing", async () => {
  const client = await aClient();
  await expect(saveContact(client, { version: never, email: "", phone: "", city: "" }, at)).rejects.toMatchObject({
    init: { status: 403 },
  });
  expect(await db.select().from(siteSettings)).toEqual([]);
});

test("an address that is none, and a phone of letters, are refused", () => {
  const problems = (changes: object) =>
    contactFormSchema
      .safeParse({ version: never.toISOString(), email: "", phone: "", city: "", ...changes })
      .error?.issues.map(({ message }) => message);
  expect(problems({})).toBeUndefined();
  expect(problems({ email: "nobody" })).toEqual(["dashboard.emailRefused"]);
  expect(problems({ phone: "javascript:alert(1)" })).toEqual(["dashboard.phoneRefused"]);
});

const BRAND = {
  name: "Rosewood",
  tagline: "Ask a gardener",
  accent: "#7c3aed",
  fonts: "grotesk",
  radius: "round",
  hasDrawings: false,
} as const;

test("a brand is what the site is called and looks like once it is read, and it is written down who made it so", async () => {
  const admin = await anAdmin();
  expect(await saveBrand(admin, { version: never, ...BRAND }, at)).toEqual({ ok: true });
  expect((await readSettings()).brand).toEqual({ ...BRAND, version: at.toISOString() });
  await readBrand(db);
  expect([siteName(), currentBrand()]).toEqual(["Rosewood", BRAND]);
  expect(currentBrandCss()).toContain("--color-sage:light-dark(#7c3aed,");
  expect((await db.select().from(auditLog))[0]).toMatchObject({ action: "settings.brand_updated", actorId: admin.userId });
  expect(await saveBrand(admin, { version: never, ...BRAND }, at)).toEqual({ ok: false, reason: "stale" });
});

test("without settings the site looks as it comes, to the pixel; what is on no list stands as it comes, too", async () => {
  await readBrand(db);
  expect([siteName(), currentBrand(), currentBrandCss()]).toEqual([config().siteName, OWN_BRAND, ""]);
  await db.insert(siteSettings).values([
    { name: BRAND_SETTINGS.accent, value: "#ffff00" },
    { name: BRAND_SETTINGS.fonts, value: "comic" },
    { name: BRAND_SETTINGS.radius, value: "9px;}" },
  ]);
  await readBrand(db);
  expect([currentBrand(), currentBrandCss()]).toEqual([OWN_BRAND, ""]);
});

test("an accent that no button could have is refused, and the site's own is kept as none", () => {
  const form = { version: never.toISOString(), name: "", tagline: "", fonts: "inter", radius: "none" };
  expect(brandFormSchema.parse({ ...form, accent: "#295D46", drawings: "on" })).toMatchObject({ accent: "", drawings: true });
  expect(brandFormSchema.parse({ ...form, accent: "#1D4ED8" })).toMatchObject({ accent: "#1d4ed8", drawings: false });
  for (const accent of ["#ffff00", "red", "", "#1d4ed8;}"]) expect(brandFormSchema.safeParse({ ...form, accent }).success).toBe(false);
});
