import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { CHILDREN_NEARBY } from "../../../tests/support/air-and-children";
import { useDatabase } from "../../../tests/support/database";
import { OTHERS_HARMED } from "../../../tests/support/others-harmed";
import { POISONED } from "../../../tests/support/poisoned-and-fallen";
import { ANNOUNCED } from "../../../tests/support/threats-announced";
import { MEAN_HARM, YOUNG } from "../../../tests/support/whose-danger";
import { TO_ANYBODY } from "./calm-sentences";
import { calmWordsFor } from "./calm-words.server";
import { DANGER_LINES, dangerLineSetting } from "./danger-line";

useDatabase();
beforeEach(async () => {
  await db.delete(siteSettings);
});

/** That somebody deserves help for what they go through. */
const CONSOLED = /deserve|going through|verdienen|durchm|méritez|vivez|Merece|pasando|Merita|passando/;
/** How a child is not spoken to, in the languages that tell. */
const FORMAL = {
  en: /\bSir\b/,
  de: /\b(?:Sie|Ihnen|Ihre[rns]?)\b(?! auch)/,
  fr: /\bvous|votre\b/i,
  es: /\busted\b|\bllame\b/i,
  it: /\bLei\b|\bchiami\b/,
};

test("who speaks of harming another, or sees one harmed, is not consoled, and finds the emergency number and where to turn", async () => {
  for (const texts of [MEAN_HARM, ANNOUNCED, OTHERS_HARMED, CHILDREN_NEARBY])
    for (const language of TEXT_LANGUAGES) {
      const words = await calmWordsFor(texts[language][0]);
      expect([words?.language, words?.line]).toEqual([language, DANGER_LINES[language]]);
      expect(words?.sentence).toMatch(/\b112\b/);
      expect(words?.sentence).not.toMatch(CONSOLED);
    }
});

test("who is in danger themselves is consoled as before", async () => {
  expect((await calmWordsFor("I want to die"))?.sentence).toMatch(CONSOLED);
  expect((await calmWordsFor("he beats me and I want to kill him"))?.sentence).not.toContain("Please do nothing");
});

test("where no phrase says what the danger is, the words are right for whoever is in it, sees it or means it", async () => {
  const words = await calmWordsFor("our student in room 12 has pushed the bed against the door and is saying goodbye through it");
  expect(words).toEqual({ language: "en", sentence: TO_ANYBODY.en, line: DANGER_LINES.en });
  expect(words?.sentence).not.toMatch(CONSOLED);
});

test("a minor is spoken to as one, and reads whom the young can call, and an admin's own line after it", async () => {
  for (const language of TEXT_LANGUAGES) {
    await db.insert(siteSettings).values({ name: dangerLineSetting(language), value: `Own line (${language}).` });
    for (const text of YOUNG[language]) {
      const words = await calmWordsFor(text);
      expect([text, words?.language, words?.sentence]).toEqual([text, language, expect.stringMatching(/\b112\b/)]);
      expect(words?.sentence).not.toMatch(FORMAL[language]);
      expect(words?.line).toMatch(/116 111|147/);
      expect(words?.line.endsWith(`Own line (${language}).`)).toBe(true);
    }
  }
  expect((await calmWordsFor("I want to die"))?.line).toBe("Own line (en).");
});

test("for a child who took what is poison the first words are to call, without a crisis line", async () => {
  for (const language of TEXT_LANGUAGES) {
    const words = await calmWordsFor(POISONED[language][0]);
    expect([language, words?.line, words?.sentence.slice(0, 32)]).toEqual([language, "", expect.stringContaining("112")]);
  }
});
