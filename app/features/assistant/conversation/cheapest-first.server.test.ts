import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";
import { wordingIn } from "../recommend/wording.server";

useDatabase();

beforeAll(async () => {
  for (const [displayName, rate, rating] of [
    ["Dora Dear", 300_00, 50],
    ["Mia Middle", 200_00, 48],
    ["Lea Less", 120_00, 45],
    ["Cora Cheap", 70_00, 40],
  ] as const)
    await anAdvisor({
      displayName,
      topics: ["Tax and Accounting"],
      category: "finance",
      hourlyRate: rate,
      ratingSum: rating,
      ratingCount: 10,
    });
});

const SAID: Record<Language, [need: string, cheaper: string, who: string]> = {
  en: ["somebody for my tax return", "cheaper", "what's your name"],
  de: ["jemand für meine Steuererklärung", "günstiger", "wie heißt du eigentlich"],
  fr: ["quelqu'un pour ma déclaration d'impôts", "moins cher", "salut, t'es qui ?"],
  es: ["alguien para mi declaración de la renta", "más barato", "hola, ¿quién eres?"],
  it: ["qualcuno per la dichiarazione dei redditi", "meno caro", "chi sei"],
};

test.each(LANGUAGES)("in %s whoever asks for cheaper sees the cheapest first, and that they do", async (language) => {
  const browser = aBrowser(language);
  await say(browser, SAID[language][0]);
  const answer = await say(browser, SAID[language][1]);
  expect(answer.advisors?.map(({ name }) => name)).toEqual(["Cora Cheap", "Lea Less", "Mia Middle"]);
  expect(`${answer.content} ${answer.after ?? ""}`).toContain(wordingIn(language).say({ key: "replyCheapest" }));
  expect(answer.advisors?.flatMap(({ why }) => why?.reasons ?? [])).not.toContain("withinYourBudget");
});

test.each(LANGUAGES)("in %s whoever asks who answers is told", async (language) => {
  expect((await say(aBrowser(language), SAID[language][2])).content).toBe(wordingIn(language).say({ key: "asideWho" }));
});

test.each(
  LANGUAGES,
)("in %s whoever sees the cheapest is told that nobody costs less, and no sum that they did not say", async (language) => {
  const browser = aBrowser(language);
  await say(browser, SAID[language][0]);
  await say(browser, SAID[language][1]);
  const { content, after = "", advisors } = await say(browser, SAID[language][1]);
  const wording = wordingIn(language);
  expect(advisors?.[0]?.name).toBe("Cora Cheap");
  expect(content).toContain(wording.say({ key: "replyNoCheaper" }));
  expect(`${content} ${after}`).not.toContain(wording.money(69_99, "USD"));
  expect(advisors?.map(({ missed, wishes }) => [missed, wishes])).toEqual(advisors?.map(() => [[], 0]));
  expect(advisors?.flatMap(({ why }) => why?.reasons ?? [])).not.toContain("withinYourBudget");
});

test.each([
  ["en", "who is the cheapest of them"],
  ["de", "wer ist davon der günstigste"],
  ["fr", "qui est le moins cher"],
  ["es", "quién es el más barato"],
  ["it", "chi è il meno caro"],
] as const)("in %s the cheapest of those named is shown first, and where nobody is named the matter is asked for", async (language, who) => {
  const browser = aBrowser(language);
  await say(browser, SAID[language][0]);
  expect((await say(browser, who)).advisors?.[0]?.name).toBe("Cora Cheap");
  expect((await say(aBrowser(language), who)).content).toBe(wordingIn(language).say({ key: "whatFor" }));
});

test.each([
  ["en", "what is 17 times 23"],
  ["es", "cuanto es 17 por 23"],
] as const)("in %s a sum is not asked what it is about", async (language, sum) => {
  expect((await say(aBrowser(language), sum)).content).toBe(wordingIn(language).say({ key: "asideIdle" }));
});
