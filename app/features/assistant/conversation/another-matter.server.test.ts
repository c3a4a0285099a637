import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";
import { wordingIn } from "../recommend/wording.server";

useDatabase();

beforeAll(async () => {
  for (const name of ["Tom Tax", "Tina Tax", "Tara Tax", "Tess Tax"])
    await anAdvisor({ displayName: name, topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Sam Social", topics: ["Social Media"], category: "marketing" });
});

const NEEDS: Record<Language, string> = {
  en: "I need help with my taxes, under 100 an hour",
  de: "Ich brauche Hilfe bei der Steuererklärung, unter 100 Euro",
  fr: "Il me faut quelqu'un pour ma déclaration d'impôts, moins de 100 euros",
  es: "Necesito a alguien para mi declaración de la renta, menos de 100 euros",
  it: "Mi serve qualcuno per la dichiarazione dei redditi, sotto i 100 euro",
};
const SAID: Record<Language, string[]> = {
  en: ["no, something else", "something completely different", "I meant something else", "another topic please"],
  de: ["nein, etwas anderes", "was ganz anderes", "ein anderes Thema", "nein, es geht um etwas anderes"],
  fr: ["non, autre chose", "quelque chose d'autre", "je cherche autre chose", "un autre sujet"],
  es: ["no, otra cosa", "otro tema", "quiero otra cosa", "algo distinto"],
  it: ["no, un'altra cosa", "qualcos'altro", "vorrei qualcosa di diverso", "un altro argomento"],
};
const OTHERS: Record<Language, string> = {
  en: "someone else",
  de: "jemand anderes",
  fr: "quelqu'un d'autre",
  es: "otra persona",
  it: "qualcun altro",
};

test.each(LANGUAGES)("in %s who wants something else is asked what instead, and the wishes of before are gone", async (language) => {
  for (const text of SAID[language]) {
    const browser = aBrowser(language);
    await say(browser, NEEDS[language]);
    const { content, advisors } = await say(browser, text);
    expect([text, content, advisors]).toEqual([text, wordingIn(language).say({ key: "turnNeither" }), undefined]);
    const { need } = await say(browser, "Instagram marketing");
    expect([text, need?.topics[0]?.topic, need?.budget]).toEqual([text, "Social Media", null]);
  }
});

test.each(LANGUAGES)("in %s who wants somebody else still gets another advisor", async (language) => {
  const browser = aBrowser(language);
  const { advisors: first = [] } = await say(browser, NEEDS[language]);
  const { advisors = [] } = await say(browser, OTHERS[language]);
  expect([first.length, advisors.length]).toEqual([3, 1]);
  expect(first.map(({ name }) => name)).not.toContain(advisors[0]?.name);
});
