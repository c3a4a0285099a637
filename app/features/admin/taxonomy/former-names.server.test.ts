import { eq, gt } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { LANGUAGES } from "#app/languages/languages";
import { comesWith, neededTexts, type Room } from "#app/languages/needed-texts";
import { shownNames } from "#app/languages/shown-texts";
import { textsModule } from "#app/languages/texts-module.server";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { handle as homepage } from "#app/routes/admin/homepage";
import { handle as layout } from "#app/routes/admin/layout";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { addEntry, findEntryToEdit, retireEntry, saveEntry } from "./entries.server";
import { furtherLanguages, inSiteLanguage } from "./further-languages.server";
import { readTaxonomy } from "./taxonomy.server";
import { topicPlaces } from "./topic-form";
import { retireTopic, saveTopic } from "./topics.server";

useDatabase();

async function anew() {
  await db.delete(catalogEntries);
  await db.delete(topics).where(gt(topics.version, 0));
  await syncTopics(db);
  await readChangedTopics(db);
}
beforeEach(anew);
afterAll(anew);

const at = new Date("2026-12-01T09:00:00.123Z");
const GARDENS = {
  category: "",
  address: "",
  icon: "sun",
  texts: { name: "Gardens", description: "Beds." },
  translations: { de: { name: "Gärten" } },
};

/** Returns the names that a browser gets in a language, with the texts of some rooms. */
function namesInBrowser(language: string, rooms: readonly Room[]): Record<string, string> {
  const all = rooms.flatMap((room) => [room, ...comesWith(room)]);
  return JSON.parse(textsModule(language, [...new Set(all)])!.slice("export default ".length)).names;
}

test("what is retired or renamed is called the same in the browser as on the server, in every language", async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  await addEntry(admin, GARDENS, at);
  for (const key of ["gardens", "legal", "/business/strategy"]) {
    const [entry] = await db.select().from(catalogEntries).where(eq(catalogEntries.key, key));
    expect(await retireEntry(admin, { key, version: entry!.version, moveTo: "other" }, at)).toMatchObject({ ok: true });
  }
  await retireTopic(admin, { slug: "tax-and-accounting", version: 0 }, at);
  const place = topicPlaces().find(({ value }) => value === "finance")!;
  await saveTopic(admin, { slug: "finance", version: 0, name: "Money", place, words: "", translations: { de: "Geld" } });
  await readChangedTopics(db);
  const { categories, retired } = await readTaxonomy(at);
  const spoken = [...retired, ...categories, ...categories.flatMap((category) => category.topics)].map(({ name }) => name);
  expect(spoken).toEqual(expect.arrayContaining(["Gardens", "Business Strategy", "Legal", "Money", "Tax and Accounting"]));
  // Past consultations keep their topic's name, even of a retired topic.
  const booked = ["Finance", "Tax and Accounting", "Employment Law"];
  for (const language of LANGUAGES) {
    const [server, onTopics, signedIn] = [
      shownNames(language),
      namesInBrowser(language, neededTexts([layout, homepage], true)),
      namesInBrowser(language, neededTexts([], true)),
    ];
    expect(spoken.filter((name) => server[name] !== onTopics[name])).toEqual([]);
    expect(booked.filter((name) => server[name] !== signedIn[name])).toEqual([]);
  }
  expect(shownNames("de")).toMatchObject({ Gardens: "Gärten", Money: "Geld" });
});

test("what is retired lends its translations to nothing that is offered under its name, of the catalog or an area", async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const translations = { en: { name: "Business", pageTitle: "Business Advisors" }, de: { pageTitle: "Unternehmensberater" } };
  const texts = { name: "Traduction juridique", pageTitle: "Traducteurs", description: "Actes." };
  const { version, kind, icon, address } = await findEntryToEdit("business");
  await saveEntry(admin, { key: "business", version, kind, icon, address, texts, translations });
  await retireEntry(admin, { key: "business", version: version + 1, moveTo: "other" }, at);
  const { version: ofLegal, ...legal } = await findEntryToEdit("legal");
  await saveEntry(admin, {
    ...legal,
    version: ofLegal,
    former: "seen",
    texts: { ...legal.texts, name: "Finance" },
    translations: { de: { name: "Recht" } },
  });
  await retireEntry(admin, { key: "legal", version: ofLegal + 1, moveTo: "other" }, at);
  await readChangedTopics(db);
  expect(shownNames("en")["Traduction juridique"]).toBe("Business");
  expect(shownNames("de").Finance).toBe("Finanzen");
  await addEntry(admin, { category: "", address: "", icon: "sun", texts, translations: {} }, at);
  await readChangedTopics(db);
  for (const language of LANGUAGES)
    expect([shownNames(language)["Traduction juridique"], shownNames(language).Traducteurs]).toEqual([undefined, undefined]);
});

test("on a site in another language a form shows what is read there, and saved as it is everything says what it said", async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  applyDefaults([{ name: DEFAULTS_SETTINGS.language, value: "fr" }]);
  const { version, ...entry } = await findEntryToEdit("business");
  const shown = inSiteLanguage(entry);
  expect([shown.name, furtherLanguages([entry.texts.name!]).map(({ language }) => language)]).toEqual([
    "Entreprise",
    ["en", "es", "de", "it"],
  ]);
  const translations = Object.fromEntries(
    furtherLanguages([entry.texts.name!]).map(({ language, shipped }) => [language, { name: shipped[0]! }]),
  );
  const first = await saveEntry(admin, { ...entry, version, texts: shown, translations });
  expect(first).toEqual({ ok: true, name: "Entreprise", leftBehind: [] });
  expect(await findEntryToEdit("business")).toMatchObject({ texts: entry.texts, translations: { en: {}, de: {} } });
  const rename = { ...entry, former: "seen" as const, version: version + 1, texts: { ...shown, name: "Traduction" }, translations };
  expect(await saveEntry(admin, rename)).toEqual({ ok: false, reason: "leftBehind", leftBehind: ["en", "es", "de", "it"] });
  const renamed = await saveEntry(admin, { ...rename, unlike: "keep" });
  applyDefaults([]);
  expect(renamed).toMatchObject({ name: "Traduction", leftBehind: ["en", "es", "de", "it"] });
  await readChangedTopics(db);
  expect([shownNames("fr").Traduction ?? "Traduction", shownNames("en").Traduction]).toEqual(["Traduction", "Business"]);
});
