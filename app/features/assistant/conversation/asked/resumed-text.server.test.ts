import { beforeAll, expect, test } from "vitest";
import { DANGER_ANSWERS } from "#app/features/danger/doubtful/danger-question";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../../tests/support/database";
import { anAdvisor } from "../../../../../tests/support/people";
import { aBrowser, say } from "../../../../../tests/support/talk";

useDatabase();

beforeAll(async () => {
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Carla Corporate", topics: ["Corporate Law"], category: "legal" });
});

const DANGER: Record<Language, string> = {
  en: "I want to kill myself",
  de: "Ich will mich umbringen",
  fr: "Je veux me tuer",
  es: "Quiero suicidarme",
  it: "Voglio uccidermi",
};
const NEEDS: Record<Language, string> = {
  en: "I need help with my tax return",
  de: "Ich brauche Hilfe bei der Steuererklärung",
  fr: "Il me faut quelqu'un pour ma déclaration d'impôts",
  es: "Necesito a alguien para mi declaración de la renta",
  it: "Mi serve qualcuno per la dichiarazione dei redditi",
};
const THANKS: Record<Language, string> = { en: "thanks", de: "danke", fr: "merci", es: "gracias", it: "grazie" };
const namesOf = ({ advisors = [] }: Awaited<ReturnType<typeof say>>) => advisors.map(({ name }) => name);

test.each(LANGUAGES)("in %s the question before a danger is taken up again when nobody is in one", async (language) => {
  const browser = aBrowser(language);
  await say(browser, NEEDS[language]);
  await say(browser, DANGER[language]);
  expect(namesOf(await say(browser, DANGER_ANSWERS[language].no))).toEqual(["Tom Tax"]);
});

test.each(
  LANGUAGES,
)("in %s a question asked after a danger is answered when nobody is in one, whatever was said in between", async (language) => {
  const browser = aBrowser(language);
  await say(browser, DANGER[language]);
  await say(browser, "Corporate Law");
  await say(browser, THANKS[language]);
  expect(namesOf(await say(browser, DANGER_ANSWERS[language].no))).toEqual(["Carla Corporate"]);
});

test("after a joke the need of the same message is answered, and what sounded like a danger is not read for one", async () => {
  const browser = aBrowser("es");
  await say(browser, "tengo que hacer la declaración de la renta, no puedo más de papeles y quiero acabar con todo esto");
  expect(namesOf(await say(browser, DANGER_ANSWERS.es.no))).toEqual(["Tom Tax"]);
});

test("after a joke about a landlord the rent is not forgotten", async () => {
  const browser = aBrowser("en");
  expect((await say(browser, "I could murder my landlord, he put the rent up again")).content).not.toContain("distance");
  expect((await say(browser, DANGER_ANSWERS.en.no)).content).not.toContain("What is it about?");
});

test("of a message that told of both the matter is answered", async () => {
  const browser = aBrowser("es");
  const told = "Mi marido es mi socio en la tienda y me ha puesto un cuchillo en el cuello por las cuentas. ¿Cómo disuelvo la sociedad?";
  expect((await say(browser, told)).content).toContain("112");
  expect(namesOf(await say(browser, DANGER_ANSWERS.es.no))).toEqual(["Carla Corporate"]);
});
