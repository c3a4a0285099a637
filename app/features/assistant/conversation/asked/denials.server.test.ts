import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../../tests/support/database";
import { anAdvisor } from "../../../../../tests/support/people";
import { aBrowser, say } from "../../../../../tests/support/talk";

useDatabase();

beforeAll(async () => {
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Carla Corporate", topics: ["Corporate Law"], category: "legal" });
});

const SEEN: Record<Language, string> = {
  en: "there is a man with a knife in our shop",
  de: "ein Mann mit einem Messer steht in unserem Laden",
  fr: "il y a un homme avec un couteau dans notre magasin",
  es: "hay un hombre con un cuchillo en nuestra tienda",
  it: "c'è un uomo con un coltello nel nostro negozio",
};
const DESPAIR: Record<Language, string> = {
  en: "I want to kill myself",
  de: "ich will nicht mehr leben",
  fr: "Je veux me tuer",
  es: "Quiero suicidarme",
  it: "Voglio uccidermi",
};
const NOBODY: Record<Language, string> = {
  en: "nobody is in danger",
  de: "niemand ist in Gefahr",
  fr: "personne n'est en danger",
  es: "nadie está en peligro",
  it: "nessuno è in pericolo",
};
const NOT_MEANT: Record<Language, string> = {
  en: "it's just a figure of speech",
  de: "das war nur ein Spruch",
  fr: "c'est une blague",
  es: "era broma",
  it: "scherzavo",
};
const NEEDS: Record<Language, string> = {
  en: "I need help with my tax return",
  de: "ich brauche Hilfe bei der Steuererklärung",
  fr: "il me faut quelqu'un pour ma déclaration d'impôts",
  es: "necesito a alguien para mi declaración de la renta",
  it: "mi serve qualcuno per la dichiarazione dei redditi",
};
const namesOf = ({ advisors = [] }: Awaited<ReturnType<typeof say>>) => advisors.map(({ name }) => name);

test.each(LANGUAGES)("in %s the sentence that the answer asks for is accepted, and who did not mean it can say so", async (language) => {
  for (const [danger, denial] of [
    [SEEN[language], NOBODY[language]],
    [SEEN[language], NOT_MEANT[language]],
    [DESPAIR[language], NOBODY[language]],
  ] as const) {
    const browser = aBrowser(language);
    expect((await say(browser, danger)).content).toContain("112");
    expect([denial, (await say(browser, denial)).content.includes("112")]).toEqual([denial, false]);
    expect(namesOf(await say(browser, NEEDS[language]))).toEqual(["Tom Tax"]);
  }
});

test.each(LANGUAGES)("in %s what follows the denial is answered", async (language) => {
  const browser = aBrowser(language);
  await say(browser, SEEN[language]);
  const answer = await say(browser, `${NOT_MEANT[language]}, ${NEEDS[language]}`);
  expect([namesOf(answer), answer.content.includes("112")]).toEqual([["Tom Tax"], false]);
});

test.each(LANGUAGES)("in %s a danger after a denial is heard, and who wants to die is stayed with", async (language) => {
  const browser = aBrowser(language);
  await say(browser, SEEN[language]);
  expect((await say(browser, `${NOBODY[language]}. ${DESPAIR[language]}`)).content).toContain("112");
  expect((await say(browser, NOT_MEANT[language])).content).toContain("112");
  expect((await say(browser, "Corporate Law")).content).toContain("112");
});

test("who takes a denial back is stayed with", async () => {
  const browser = aBrowser("en");
  await say(browser, SEEN.en);
  expect((await say(browser, "nobody is in danger, except me")).content).toContain("112");
});
