import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../../tests/support/database";
import { wordingIn } from "../../recommend/wording.server";
import { isRuleQuestion } from "../../understand/site-in-words/rule-questions";
import { SITE_QUESTIONS, type SiteQuestion } from "../../understand/site-pages";
import { siteAnswers } from "../site-answers.server";

useDatabase();
beforeEach(async () => {
  await db.delete(siteSettings);
});

const answerIn = (language: Language, question: SiteQuestion) =>
  siteAnswers([question], (key, values) => wordingIn(language).say(values ? { key, values } : { key }), language);

test("each rule is said in every language with a page that says more, and nothing is left to fill in", async () => {
  for (const language of LANGUAGES)
    for (const question of SITE_QUESTIONS.filter(isRuleQuestion)) {
      const { content, result } = await answerIn(language, question);
      const isLinked = (result.links ?? []).every(({ label }) => label.length > 2) && (result.links?.length ?? 0) > 0;
      expect([question, language, content.length > 20, /[{}]/.test(content), isLinked]).toEqual([question, language, true, false, true]);
    }
});

test("a city and a number that nobody has set are not said, and what an admin has set is", async () => {
  for (const language of LANGUAGES) {
    expect((await answerIn(language, "owner")).content).not.toMatch(/Your city|Ihre Stadt|Votre ville|Su ciudad|Sua città/);
    expect((await answerIn(language, "contact")).content).not.toContain("555");
  }
  await db.insert(siteSettings).values([
    { name: "contact_city", value: "Ghent" },
    { name: "contact_phone", value: "+32 9 000 00 00" },
    { name: "contact_operator", value: "Counsel Cooperative" },
  ]);
  expect((await answerIn("en", "owner")).content).toMatch(/Counsel Cooperative.*Ghent/);
  expect((await answerIn("en", "contact")).content).toContain("+32 9 000 00 00");
});

test("who did not get what was agreed is told what becomes of the money", async () => {
  expect((await answerIn("en", "notHeld")).content).toMatch(/15 minutes.*everything back, or owe nothing/);
  expect((await answerIn("en", "late")).content).toContain("the price stays due");
});
