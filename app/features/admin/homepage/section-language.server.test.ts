import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { homepageContent } from "#app/db/schema/site-content";
import { showHomepage } from "#app/features/home/homepage.server";
import { sectionsAsRead } from "#app/features/own-texts/home-in-language.server";
import { ownTextsOf, readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { findSectionIn, type SectionWording, saveWording } from "./section-language.server";
import { saveEntries, saveSection } from "./sections.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");

beforeEach(async () => {
  await db.delete(homepageContent);
  await db.delete(ownTexts);
  await db.delete(auditLog);
  await readOwnTexts();
});

/** Reads a section as visitors in a language see it. */
async function read(sectionType: string, language: Language) {
  const { sections } = await showHomepage();
  const said = sectionsAsRead(sections, language, ownTextsOf(language));
  const { title, subtitle, contentData } = said.find((section) => section.sectionType === sectionType)!;
  return { title, subtitle, steps: contentData.map((entry) => entry.title) };
}
const readByAll = async (sectionType: string) =>
  Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, await read(sectionType, language)] as const)));

async function write(sectionType: string, language: Language, wording: SectionWording, version?: string) {
  const { section } = await findSectionIn(sectionType, language);
  return saveWording(await anAdmin(), { sectionType, language, version: version ?? section.version }, wording, at);
}

test("what is published in French is read in French alone: the four others keep what they read", async () => {
  const before = await readByAll("hero");
  expect(await write("hero", "fr", { title: "Trouvez votre jardinier", subtitle: "Près de chez vous" })).toEqual({ ok: true });
  const { fr, ...others } = await readByAll("hero");
  expect(fr).toEqual({ title: "Trouvez votre jardinier", subtitle: "Près de chez vous", steps: [] });
  expect(others).toEqual({ en: before.en, es: before.es, de: before.de, it: before.it });
});

test("what is published in English on an English site is read in English alone, and a text in another language there", async () => {
  const before = await readByAll("how_it_works");
  const { section } = await findSectionIn("how_it_works", "en");
  const { sectionType: _type, isVisible: _visible, displayOrder: _order, contentData, version, ...texts } = section;
  const which = { sectionType: "how_it_works", version: new Date(version) };
  await saveSection(await anAdmin(), which, { ...texts, title: "Our garden", subtitle: "In bloom" }, at);
  const saved = { sectionType: "how_it_works", version: new Date((await findSectionIn("how_it_works", "en")).section.version) };
  await saveEntries(await anAdmin(), saved, [{ ...contentData[0]!, title: "Find a gardener" }, ...contentData.slice(1)], at);
  const { en, ...others } = await readByAll("how_it_works");
  expect(en).toEqual({ title: "Our garden", subtitle: "In bloom", steps: ["Find a gardener", "Book a session", "Get advice"] });
  expect(others).toEqual({ es: before.es, fr: before.fr, de: before.de, it: before.it });
  await write("how_it_works", "de", { title: "Unser Garten" });
  expect([await read("how_it_works", "de"), await read("how_it_works", "it")]).toEqual([
    { ...before.de, title: "Unser Garten" },
    before.it,
  ]);
});

test("steps in another order keep their translations, and one that ships in none is read as it was written", async () => {
  const { section } = await findSectionIn("how_it_works", "en");
  const [find, book, get] = section.contentData;
  const which = { sectionType: "how_it_works", version: new Date(section.version) };
  const [erste, zweite, dritte] = (await read("how_it_works", "de")).steps;
  await saveEntries(await anAdmin(), which, [get!, find!, book!, { title: "Water it", description: "" }], at);
  expect((await read("how_it_works", "de")).steps).toEqual([dritte, erste, zweite, "Water it"]);
});

test("steps are written in a language one by one, and a text left blank is the site's own again", async () => {
  const { section } = await findSectionIn("how_it_works", "it");
  const [first, ...rest] = section.contentData;
  await write("how_it_works", "it", { contentData: [{ ...first!, title: "Trovi un giardiniere" }, ...rest] });
  expect((await read("how_it_works", "it")).steps).toEqual(["Trovi un giardiniere", ...rest.map(({ title }) => title)]);
  await write("how_it_works", "it", { contentData: [{ title: "", description: "" }, ...rest] });
  expect((await read("how_it_works", "it")).steps[0]).toBe(first?.title);
  const notes = (await db.select().from(auditLog)).map(({ action, details }) => [action, details.name]);
  expect(notes.sort()).toEqual([
    ["texts.published", "home.how_it_works.1.title"],
    ["texts.restored", "home.how_it_works.1.title"],
  ]);
});

test("of two who write the same section in a language the second is told what stands there now", async () => {
  const { section } = await findSectionIn("hero", "de");
  await write("hero", "de", { title: "Gärtner finden" }, section.version);
  const late = await write("hero", "de", { title: "Gärten" }, section.version);
  expect(late).toMatchObject({ ok: false, reason: "stale", current: { title: "Gärtner finden" } });
  expect((await read("hero", "de")).title).toBe("Gärtner finden");
  expect(await write("hero", "fr", { title: "Jardins" })).toEqual({ ok: true });
});

/** Translations that exist before two admins open the section. */
const WRITTEN_BEFORE: Record<string, SectionWording[]> = {
  "was written before": [{ title: "Gärtner" }],
  "was written more than once before": [{ title: "Gärtner" }, { title: "Gärten" }],
  "is the site's own again": [{ title: "Gärtner" }, { title: "" }],
};

test.each(
  Object.entries(WRITTEN_BEFORE),
)("of two who write the same text that %s the second is told what stands there now", async (_, earlier) => {
  for (const wording of earlier) expect(await write("hero", "de", wording)).toEqual({ ok: true });
  const { section } = await findSectionIn("hero", "de");
  expect(await write("hero", "de", { title: "Gärtner finden" }, section.version)).toEqual({ ok: true });
  const late = await write("hero", "de", { title: "Gärtner suchen" }, section.version);
  expect(late).toMatchObject({ ok: false, reason: "stale", current: { title: "Gärtner finden" } });
  expect((await read("hero", "de")).title).toBe("Gärtner finden");
});

test("of two who write the same step that was written before the second is told, too", async () => {
  const { section } = await findSectionIn("how_it_works", "it");
  const [first, ...rest] = section.contentData;
  const named = (title: string) => ({ contentData: [{ ...first!, title }, ...rest] });
  await write("how_it_works", "it", named("Trovi un giardiniere"));
  const { version } = (await findSectionIn("how_it_works", "it")).section;
  expect(await write("how_it_works", "it", named("Scelga un giardiniere"), version)).toEqual({ ok: true });
  expect(await write("how_it_works", "it", named("Cerchi un giardiniere"), version)).toMatchObject({ ok: false, reason: "stale" });
  expect((await read("how_it_works", "it")).steps[0]).toBe("Scelga un giardiniere");
});
