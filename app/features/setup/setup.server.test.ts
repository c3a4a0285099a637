import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { config, moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import { siteSettings } from "#app/db/schema/site-content";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server";
import { currentRules } from "#app/features/rules/current-rules";
import { readRules } from "#app/features/rules/rules.server";
import { CONTACT_SETTINGS, siteContact } from "#app/features/site/contact.server";
import { readBrand, siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage, siteZone } from "#app/platform/brand/current-defaults.server";
import { HOUR_MS } from "#app/platform/durations";
import { sender } from "#app/platform/mail/sender.server";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { SETUP_HOURS } from "./limits";
import { setupSchema } from "./schema";
import { setUp } from "./setup.server";
import { findSetup, openSetup } from "./setup-link.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
const device = { address: "192.0.2.7", userAgent: "", language: "de" } as const;
const ENTRY = {
  siteName: "Grünwerk",
  language: "de",
  currency: "EUR",
  zone: "Europe/Berlin",
  firstName: "Greta",
  lastName: "Grün",
  password: "Correct-horse-7",
} as const;
const anEntry = () => ({ ...ENTRY, email: `${randomUUID()}@example.com` });

beforeEach(async () => {
  moveConfig();
  for (const table of [userRoles, siteSettings, auditLog, ruleVersions]) await db.delete(table);
  await readBrand();
  await readRules();
});

afterAll(async () => {
  await db.delete(siteSettings);
  await db.delete(ruleVersions);
  await readBrand();
  await readRules();
});

test("the first admin makes the site theirs: its name, what it speaks, its currency, its time, and a session of their own", async () => {
  const token = (await openSetup(at))!;
  expect(await findSetup(token, at)).toBe("open");
  const entry = anEntry();
  const outcome = await setUp(token, entry, device, at);
  expect(outcome).toMatchObject({ ok: true, admission: { kind: "session" } });
  const [user] = await db.select().from(users).where(eq(users.email, entry.email));
  expect(user?.emailConfirmedAt).toEqual(at);
  expect(await db.select().from(userRoles)).toEqual([expect.objectContaining({ userId: user!.id, role: "admin" })]);
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, user!.id));
  expect(profile).toMatchObject({ displayName: "Greta Grün", language: "de", currency: "EUR", timezone: "Europe/Berlin" });
  expect([siteName(), siteLanguage(), siteZone(), currentRules().currencies]).toEqual(["Grünwerk", "de", "Europe/Berlin", ["EUR"]]);
  expect(await db.select().from(auditLog)).toMatchObject([{ actorId: user!.id, action: "site.set_up" }]);
  expect(await signIn({ email: entry.email, password: entry.password, rememberMe: false }, device, at)).toMatchObject({ ok: true });
});

test("it works once: then there is nothing to set up, by this address or by one that another server printed", async () => {
  const [token, other] = [(await openSetup(at))!, (await openSetup(at))!];
  expect(token).not.toBe(other);
  await setUp(token, anEntry(), device, at);
  for (const each of [token, other]) {
    expect(await findSetup(each, at)).toBe("none");
    expect(await setUp(each, anEntry(), device, at)).toEqual({ ok: false, reason: "setup.endedTitle" });
  }
  expect(await openSetup(at)).toBeNull();
  expect(await db.select().from(siteSettings).where(like(siteSettings.name, "setup%"))).toEqual([]);
});

test("of several who set it up at the same moment, by two addresses, one is the admin", async () => {
  const tokens = [(await openSetup(at))!, (await openSetup(at))!];
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => setUp(tokens[index % 2]!, anEntry(), device, at)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(userRoles)).toBe(1);
});

test("an address ends after its hours, a wrong one opens nothing, and a new start removes those that ended", async () => {
  const token = (await openSetup(at))!;
  expect(await findSetup(token, later(SETUP_HOURS - 1))).toBe("open");
  expect(await findSetup(token, later(SETUP_HOURS))).toBe("ended");
  expect(await findSetup(`${token}x`, at)).toBe("ended");
  expect(await setUp(token, anEntry(), device, later(SETUP_HOURS))).toEqual({ ok: false, reason: "setup.endedTitle" });
  await openSetup(later(SETUP_HOURS));
  expect(await db.$count(siteSettings)).toBe(1);
  expect(await db.$count(userRoles)).toBe(0);
});

test("nobody takes an account that somebody has proved to be theirs", async () => {
  const token = (await openSetup(at))!;
  const { email } = await aClient();
  expect(await setUp(token, { ...ENTRY, email }, device, at)).toEqual({ ok: false, reason: "setup.hasAccount" });
  expect(await findSetup(token, at)).toBe("open");
});

test("where the configuration names who will be admin there is nothing to set up", async () => {
  moveConfig({ ...process.env, ADMIN_EMAILS: "ada@example.com" });
  expect(await openSetup(at)).toBeNull();
});

test("too many tries from one network have to wait", async () => {
  moveConfig({ ...process.env, RATE_LIMITS: "on" });
  await openSetup(at);
  const tries = [];
  for (let count = 0; count < 21; count += 1) tries.push(await setUp("guessed", anEntry(), { ...device, address: "203.0.113.9" }, at));
  expect(tries.at(-2)).toEqual({ ok: false, reason: "setup.endedTitle" });
  expect(tries.at(-1)).toMatchObject({ ok: false, reason: "accounts.tooManyAttempts" });
});

test("a language that no text is in, a currency nobody prices in, and a place that keeps no time are refused", () => {
  const form = { ...ENTRY, email: "a@example.com", confirmPassword: ENTRY.password };
  expect(setupSchema.safeParse(form).success).toBe(true);
  for (const wrong of [{ language: "tlh" }, { currency: "XTS" }, { zone: "" }, { zone: "+01:00" }, { siteName: " " }, { lastName: "" }])
    expect(setupSchema.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test("until they set a contact, visitors write to the first admin, and mails come from there; what was set before stays", async () => {
  const entry = anEntry();
  await setUp((await openSetup(at))!, entry, device, at);
  expect([(await siteContact()).email, await sender()]).toEqual([entry.email, { name: "Grünwerk", address: entry.email }]);
  for (const table of [userRoles, siteSettings]) await db.delete(table);
  await db.insert(siteSettings).values({ name: CONTACT_SETTINGS.email, value: "desk@gruen.example", updatedAt: at });
  await setUp((await openSetup(at))!, anEntry(), device, later(1));
  expect((await siteContact()).email).toBe("desk@gruen.example");
});

test("whoever starts the site with a contact or an admin's address is who visitors write to", () => {
  const contactWith = (given: Record<string, string>) => {
    moveConfig({ ...process.env, ...given });
    return config().contact.email;
  };
  expect(contactWith({ ADMIN_EMAILS: "ada@gruen.example, bo@gruen.example" })).toBe("ada@gruen.example");
  expect(contactWith({ ADMIN_EMAILS: "ada@gruen.example", CONTACT_EMAIL: "desk@gruen.example" })).toBe("desk@gruen.example");
});
