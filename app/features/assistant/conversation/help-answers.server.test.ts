import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { LANGUAGES } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { wordingIn } from "../recommend/wording.server";
import { HELP_QUESTIONS } from "../understand/help-questions";
import type { SiteQuestion } from "../understand/site-pages";
import type { Say } from "./say";
import { siteAnswers } from "./site-answers.server";

useDatabase();

const sayEnglish: Say = (key, values) => wordingIn("en").say(values ? { key, values } : { key });
const answer = (question: SiteQuestion) => siteAnswers([question], sayEnglish, "en");

test("each question is answered in every language with a page, and nothing is left to fill in", async () => {
  for (const language of LANGUAGES)
    for (const question of HELP_QUESTIONS) {
      const { content, result } = await siteAnswers(
        [question],
        (key, values) => wordingIn(language).say(values ? { key, values } : { key }),
        language,
      );
      expect([question, language, content.length > 20, /[{}]/.test(content), (result.links?.length ?? 0) > 0]).toEqual([
        question,
        language,
        true,
        false,
        true,
      ]);
    }
});

test("how one pays is what the site's settings are", async () => {
  expect((await answer("howPay")).content).toMatch(/In the way that|by bank transfer|payment/);
});

test("lengths, days and what the site keeps come from its rules", async () => {
  expect((await answer("duration")).content).toMatch(/\d+, .*or \d+ minutes/);
  expect((await answer("keptTalks")).content).toMatch(/\d+ days after the last message.*records nothing/);
  expect((await answer("earn")).content).toMatch(/own hourly rate\. .*(keeps nothing|this site keeps)/);
});

test("the telephone is named where an admin has set one", async () => {
  await db.insert(siteSettings).values({ name: "contact_phone", value: "+41 44 000 00 00" });
  expect((await answer("contact")).content).toContain("+41 44 000 00 00");
});
