import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { ownTexts } from "#app/db/schema/own-texts";
import { ruleVersions } from "#app/db/schema/rules";
import { siteSettings } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import * as connections from "#app/features/admin/connections/connections.server";
import { saveRules } from "#app/features/admin/rules/rules.server";
import * as settings from "#app/features/admin/settings/settings.server";
import { publishDrafts, publishText, restoreText, saveDraft } from "#app/features/admin/texts/texts.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { FIRST_RULES_VERSION, SPECIFIED_RULES } from "#app/features/rules/rules";
import { readRules } from "#app/features/rules/rules.server";
import { setUp } from "#app/features/setup/setup.server";
import { openSetup } from "#app/features/setup/setup-link.server";
import { currentBrand, readBrand, siteName, watchBrand } from "#app/platform/brand/current-brand.server";
import { siteLanguage, siteZone } from "#app/platform/brand/current-defaults.server";
import { readConnections, watchConnections } from "#app/platform/connections/connections.server";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { smtpUrl } from "#app/platform/mail/mail-server.server";
import { anAdmin } from "../../tests/support/applicants";
import { useDatabase } from "../../tests/support/database";

useDatabase();

const CHANNELS = ["brand", "connections", "rules", "own_texts", "pages"];
const END = "published_end";

/** Stands in for another server: a connection of its own, with the notifications it has received. */
let listener: pg.Client;
let heard: string[] = [];
let where: pg.ClientConfig;

const TABLES = [siteSettings, ruleVersions, ownTexts, userRoles];
const readAll = () => Promise.all([readBrand(), readConnections(), readRules(), readOwnTexts()]);

beforeAll(async () => {
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  where = { ...inject("cluster"), database: rows[0]!.name };
  listener = new pg.Client(where);
  await listener.connect();
  for (const channel of [...CHANNELS, END]) await listener.query(`listen ${channel}`);
  listener.on("notification", ({ channel }) => heard.push(channel));
});
afterAll(async () => {
  await listener.end();
  for (const table of TABLES) await db.delete(table);
  await readAll();
});

let admin: Viewer;
beforeEach(async () => {
  for (const table of TABLES) await db.delete(table);
  await readAll();
  admin = await anAdmin();
});

/** Returns the notifications of a change: a final one marks the end, since they arrive in order. */
async function heardOf(change: () => Promise<unknown>) {
  const lastWord = async () => {
    const isSaid = new Promise<void>((resolve) => {
      listener.once("notification", function hear({ channel }) {
        if (channel === END) resolve();
        else listener.once("notification", hear);
      });
    });
    await db.execute(sql`select pg_notify(${END}, '')`);
    await isSaid;
  };
  await lastWord();
  heard = [];
  await change();
  await lastWord();
  return CHANNELS.filter((channel) => heard.includes(channel));
}

const at = new Date("2026-12-01T09:00:00Z");
const version = new Date(0);
const BRAND = { name: "Rosewood", tagline: "", accent: "#7c3aed", fonts: "grotesk", radius: "round", hasDrawings: false } as const;
const DEFAULTS = { language: "it", zone: "Europe/Rome", languages: [] } as const;
const TEXT = { place: "guide", language: "de", name: "guide.seekTitle", version: 0, text: "Rat gesucht?" } as const;
const LINES = { en: "Call 112.", de: "", fr: "", es: "", it: "" };
const PAY = { holder: "Ada", iban: "", bic: "", link: "", text: "In cash" };
const ENTRY = { siteName: "Grünwerk", currency: "EUR", firstName: "Greta", lastName: "Grün", password: "Correct-horse-7" } as const;

async function settingUp() {
  await db.delete(userRoles);
  const token = (await openSetup(at)) ?? "";
  return setUp(token, { ...ENTRY, ...DEFAULTS, email: "greta@example.com" }, { address: "192.0.2.7", userAgent: "", language: "de" }, at);
}

/** Every setting that each server caches: how an admin saves it, and what the other servers are notified of. */
const KEPT: Record<string, [channels: string[], change: () => Promise<unknown>]> = {
  "what the site is called and looks like": [["brand"], () => settings.saveBrand(admin, { version, ...BRAND }, at)],
  "what it speaks and which time it keeps": [["brand"], () => settings.saveDefaults(admin, { version, ...DEFAULTS }, at)],
  "where the site is": [["connections"], () => connections.proposeAddress(admin, { version, address: "https://advice.example" }, at)],
  "through which server mails go": [
    ["connections"],
    () => connections.saveMailServer(admin, { version, password: "", host: "mail.example", senderAddress: "us@site.example" }, at),
  ],
  "the rules": [
    ["rules"],
    () => saveRules(admin, { version: FIRST_RULES_VERSION, rules: { ...SPECIFIED_RULES, currencies: ["EUR"] } }, at),
  ],
  "a text": [["own_texts"], () => publishText(admin, TEXT, at)],
  "several texts": [["own_texts"], () => saveDraft(admin, TEXT, at).then(() => publishDrafts(admin, TEXT, at))],
  "a text that is again as it ships": [
    ["own_texts"],
    () => publishText(admin, TEXT, at).then(() => restoreText(admin, { ...TEXT, version: 1 }, at)),
  ],
  "a site that is set up": [["brand", "rules"], settingUp],
};

/** Settings that are read anew on every use, but shown on cached pages. */
const READ_EACH_TIME: typeof KEPT = {
  "how visitors reach whoever runs the site": [
    ["pages"],
    () => settings.saveContact(admin, { version, email: "ask@site.example", phone: "", city: "" }, at),
  ],
  "how clients pay": [["pages"], () => settings.savePaymentInstructions(admin, { version, ...PAY }, at)],
  "where somebody in danger turns": [["pages"], () => settings.saveDangerLines(admin, { version, ...LINES }, at)],
};

test.each(Object.entries({ ...KEPT, ...READ_EACH_TIME }))("every other server is told of %s", async (_, [channels, change]) => {
  const told = await heardOf(async () => expect(await change()).toMatchObject({ ok: true }));
  expect(told).toEqual(expect.arrayContaining(channels));
});

test("each setting that can be saved is among these", () => {
  const tried = [...Object.values(KEPT), ...Object.values(READ_EACH_TIME)].map(([, change]) => String(change)).join();
  const saves = Object.keys(settings).filter((name) => name.startsWith("save"));
  expect(saves.length).toBeGreaterThan(4);
  expect(saves.filter((name) => !tried.includes(`.${name}(`))).toEqual([]);
});

test("another server calls the site, looks, speaks and mails as an admin has set on this one, without being started again", async () => {
  const stops = [watchBrand(), watchConnections()];
  await openEvents(where);
  try {
    const shown = () => [siteName(), currentBrand().accent, siteLanguage(), siteZone()];
    const before = shown();
    await settings.saveBrand(admin, { version, ...BRAND }, at);
    await expect.poll(shown).toEqual(["Rosewood", "#7c3aed", ...before.slice(2)]);
    await settings.saveDefaults(admin, { version, ...DEFAULTS }, at);
    await expect.poll(shown).toEqual(["Rosewood", "#7c3aed", "it", "Europe/Rome"]);
    await connections.saveMailServer(admin, { version, password: "", host: "mail.example", port: "465", encryption: "tls" }, at);
    await expect.poll(smtpUrl).toBe("smtps://mail.example:465");
  } finally {
    for (const stop of stops) stop();
    await closeEvents();
  }
});
