import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { homepageContent } from "#app/db/schema/site-content";
import { showHomepage } from "#app/features/home/homepage.server";
import { sectionsAsRead } from "#app/features/own-texts/home-in-language.server";
import { ownTextsOf, readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { anAdmin } from "../../../../../tests/support/applicants";
import { useDatabase } from "../../../../../tests/support/database";
import { findSectionIn } from "../../homepage/section-language.server";
import { publishText, readTexts } from "../texts.server";
import { planChanges } from "./planned-changes.server";
import { publishReplacement } from "./replacing.server";
import { undoReplacement } from "./undo-replacement.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const PAIRS = ["expert", "experts"].map((old) => ({ old, to: old.replace("expert", "professeur"), isInside: false }));
const NONE = { left: new Set<string>(), taken: new Set<string>(), edits: new Map<string, string>() };
const asked = (more: object = {}) => ({ language: "fr" as const, pairs: PAIRS, seen: {}, decisions: NONE, ...more });

beforeEach(async () => {
  for (const table of [homepageContent, ownTexts, auditLog]) await db.delete(table);
  applyDefaults([{ name: DEFAULTS_SETTINGS.language, value: "fr" }]);
  await readOwnTexts();
});

afterAll(() => applyDefaults([]));

/** Returns the home page as visitors in each language see it. */
async function readByAll(): Promise<Record<Language, { sectionType: string; title: string; description: string }[]>> {
  const { sections } = await showHomepage();
  return Object.fromEntries(LANGUAGES.map((language) => [language, sectionsAsRead(sections, language, ownTextsOf(language))])) as never;
}
const titleOf = (sections: readonly { sectionType: string; title: string }[], type: string) =>
  sections.find(({ sectionType }) => sectionType === type)?.title;
const textOf = async (name: string) => (await readTexts({ place: "home", language: "fr", query: "", show: null, text: name })).open;

test("words replaced in the site's language leave the home page of all others as it is, and so does a text that is then written by hand", async () => {
  const admin = await anAdmin();
  const before = await readByAll();
  expect(await publishReplacement(admin, asked(), at)).toMatchObject({ ok: true });
  const after = await readByAll();
  expect(JSON.stringify(after.fr)).toContain("professeur");
  expect({ ...after, fr: null }).toEqual({ ...before, fr: null });
  expect((await findSectionIn("hero", "de")).isLeft).toBe(false);

  const open = await textOf("home.hero.title");
  await publishText(
    admin,
    { place: "home", language: "fr", name: "home.hero.title", version: open!.version, text: "Parlez à nos professeurs" },
    at,
  );
  const byHand = await readByAll();
  expect(titleOf(byHand.fr, "hero")).toBe("Parlez à nos professeurs");
  expect((await findSectionIn("hero", "de")).isLeft).toBe(true);
  expect({ ...byHand, fr: null }).toEqual({ ...before, fr: null });
});

test("a text that is left keeps its words where what ships comes from the name of a page, and undoing takes that back, too", async () => {
  const admin = await anAdmin();
  const name = "home.become_advisor.title";
  const decisions = { ...NONE, left: new Set([name, "home.hero.title"]) };
  const before = await readByAll();
  const planned = await planChanges("fr", PAIRS);
  expect(planned.map((change) => change.name)).toEqual(expect.arrayContaining([...decisions.left]));
  // What says the same in the same place is left with it: the button below the title.
  const count = planned.length - 3;
  expect(await publishReplacement(admin, asked({ decisions }), at)).toMatchObject({ ok: true, count });
  const after = await readByAll();
  expect(titleOf(after.fr, "become_advisor")).toBe("Devenir expert");
  expect(titleOf(after.fr, "hero")).toBe(titleOf(before.fr, "hero"));
  expect({ ...after, fr: null }).toEqual({ ...before, fr: null });
  expect((await textOf(name))?.isOutdated).toBe(false);
  const [entry] = await db.select().from(auditLog);
  expect(await undoReplacement(admin, { id: entry!.id, language: "fr" }, at)).toEqual({ ok: true, count, kept: 0 });
  expect(await readByAll()).toEqual(before);
});
