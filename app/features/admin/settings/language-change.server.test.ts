import { gt } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { siteSettings } from "#app/db/schema/site-content";
import { addEntry, findEntryToEdit, saveEntry } from "#app/features/admin/taxonomy/entries.server";
import { inSiteLanguage, languagesOfTexts } from "#app/features/admin/taxonomy/further-languages.server";
import { findTopicToEdit } from "#app/features/admin/taxonomy/taxonomy.server";
import { addTopic } from "#app/features/admin/taxonomy/topics.server";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import type { Language } from "#app/languages/languages";
import { nameIn, shownNames } from "#app/languages/shown-texts";
import { writtenKey } from "#app/languages/written-key";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { readSettings, saveDefaults } from "./settings.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");

async function anew() {
  await db.delete(siteSettings);
  await db.delete(catalogEntries);
  await db.delete(topics).where(gt(topics.version, 0));
  await syncTopics(db);
  await readBrand();
  await readChangedTopics(db);
}
beforeEach(anew);
afterAll(anew);

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

async function speak(admin: Awaited<ReturnType<typeof anAdmin>>, language: Language) {
  const { version } = (await readSettings()).defaults;
  expect(await saveDefaults(admin, { version: new Date(version), language, zone: "", languages: [] }, at)).toEqual({ ok: true });
  await readBrand();
  await readChangedTopics(db);
}

async function anItalianCategory() {
  const admin = await anAdmin();
  await speak(admin, "it");
  const texts = { name: "Corde", description: "Chitarre e violini." };
  await addEntry(admin, { category: "", address: "", icon: "sun", texts, translations: { de: { name: "Saiten" } } }, at);
  await addTopic(admin, { name: "Ukulele", place: { value: "corde", category: "corde", shelf: null }, words: "", translations: {} }, at);
  await readChangedTopics(db);
  return admin;
}

test("what was written in the site's language stays in it when the site speaks another, and pages say which it is", async () => {
  const admin = await anItalianCategory();
  await speak(admin, "es");
  const entry = await findEntryToEdit("corde");
  expect(entry.translations.it).toEqual({ name: "Corde", pageTitle: "Corde", description: "Chitarre e violini." });
  expect(languagesOfTexts(entry).name).toBe("it");
  expect((await findTopicToEdit("ukulele")).translations).toMatchObject({ it: "Ukulele" });
  expect(shownNames("es")[writtenKey("Corde")]).toBe("it");
  expect(shownNames("fr")[writtenKey("Corde")]).toBe("it");
  expect(shownNames("it")[writtenKey("Corde")]).toBeUndefined();
});

test("a name written in the new language leaves the former one as it was, there and back", async () => {
  const admin = await anItalianCategory();
  await speak(admin, "es");
  const { kind, version, icon, address, translations, texts } = await findEntryToEdit("corde");
  const { es: _, ...typed } = translations;
  const change = { key: "corde", kind, version, icon, address, translations: typed };
  expect(await saveEntry(admin, { ...change, texts: { ...texts, name: "Cuerdas" } })).toMatchObject({ ok: true, leftBehind: [] });
  await readChangedTopics(db);
  expect([nameIn("it", "Cuerdas"), nameIn("de", "Cuerdas"), nameIn("es", "Cuerdas")]).toEqual(["Corde", "Saiten", "Cuerdas"]);
  await speak(admin, "it");
  const back = await findEntryToEdit("corde");
  expect(inSiteLanguage(back).name).toBe("Corde");
  expect(languagesOfTexts(back)).toMatchObject({ name: "it", description: "it" });
  expect(back.translations.es).toEqual({ name: "Cuerdas" });
});

test("a form that leaves such a text as it was does not make it one of the new language", async () => {
  const admin = await anItalianCategory();
  await speak(admin, "es");
  const { kind, version, address, translations, texts } = await findEntryToEdit("corde");
  const { es: _, ...typed } = translations;
  expect(await saveEntry(admin, { key: "corde", kind, version, icon: "rain", address, translations: typed, texts })).toMatchObject({
    ok: true,
  });
  expect(languagesOfTexts(await findEntryToEdit("corde"))).toMatchObject({ name: "it", description: "it" });
});

test("texts that ship, and languages that stay, are left alone", async () => {
  const admin = await anAdmin();
  await speak(admin, "it");
  const rows = await db.select().from(catalogEntries);
  await speak(admin, "it");
  await speak(admin, "fr");
  expect(await db.select().from(catalogEntries)).toEqual(rows);
});
