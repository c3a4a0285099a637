import { beforeAll, expect, test } from "vitest";
import type { Language } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import type { Room } from "./conversation";
import { readConversation } from "./conversations.server";
import { answerPost } from "./posts.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const aBrowser = (language: Language = "en"): Speaker => ({
  userId: null,
  tokenHash: tokenHash(randomToken()),
  address: "203.0.113.9",
  language,
});

beforeAll(async () => {
  const [security, press] = [["Cybersecurity"], ["Public Relations"]];
  await anAdvisor({
    displayName: "Ella English",
    category: "technology",
    topics: security,
    languages: ["en"],
    ratingSum: 50,
    ratingCount: 10,
  });
  await anAdvisor({ displayName: "Sara Spanish", category: "technology", topics: security, languages: ["en", "es"] });
  await anAdvisor({ displayName: "Piet Press", category: "marketing", topics: press, languages: ["en"] });
});

async function ask(speaker: Speaker, content: string, room: Room = "assistant", values: Record<string, string> = { assistant: "message" }) {
  const { answer } = await answerPost(speaker, room, { content, time_zone: "UTC", ...values }, { now, dice: 0, model: null });
  expect(answer.errors).toEqual({});
  return await readConversation(speaker, room, now);
}

const wordsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).messages.at(-1)!.content;

test.each([
  ["en", "we just paid 9,000 euros to a scammer after a phishing mail in our company", /^First call your bank/],
  ["de", "wir haben nach einer Phishing-Mail 9000 Euro an Betrüger überwiesen", /^Rufen Sie zuerst Ihre Bank an/],
  ["fr", "après un mail de phishing nous avons payé 9000 euros à un escroc", /^Appelez d’abord votre banque/],
  ["es", "por un correo de phishing hemos pagado 9000 euros a un estafador", /^Llame primero a su banco/],
  ["it", "per una mail di phishing abbiamo pagato 9000 euro a un truffatore", /^Chiami prima di tutto la Sua banca/],
] as const)("who paid a swindler is told first to ring the bank, by the assistant and by the matcher's form: %s", async (language, text, first) => {
  expect(await wordsOf(aBrowser(language), text)).toMatch(first);
  expect(await wordsOf(aBrowser(language), text, "technology")).toMatch(first);
});

test("who asks about the site itself is answered, and is not sent to a bank for what they say beside it", async () => {
  const text = "I paid 50 euros and the advisor here is a scammer, how do I get my money back from you?";
  for (const room of ["assistant", "technology"] as const) {
    const said = await wordsOf(aBrowser(), text, room);
    expect([said.includes("you get everything back"), said.includes("your bank")]).toEqual([true, false]);
  }
});

test("a matcher's card says how soon only where something does, and of what goes on now what to do today", async () => {
  const person = await aClient();
  const speaker: Speaker = { userId: person.userId, tokenHash: null, address: "203.0.113.9", language: "en" };
  const calm = (await ask(speaker, "We want a review of our network security", "technology")).messages.at(-1)!;
  expect(calm.advisorRecommendations?.[0]).not.toHaveProperty("urgency");
  expect(calm.suggestedQuestions?.[0]).toBe("What would you build, buy or leave alone?");
  const now = (await ask(speaker, "Someone hacked our company mailbox and writes to customers in our name", "technology")).messages.at(-1)!;
  expect(now.content).toMatch(/^First get the account back/);
  expect(now.advisorRecommendations?.[0]).toMatchObject({ urgency: "high" });
  expect(now.suggestedQuestions?.[0]).toBe("What has to be done today, and what should nobody touch?");
});

test("the day of what happens is a deadline, and no hour of it is looked for", async () => {
  const said = await wordsOf(aBrowser(), "A reporter airs her story about our recall tomorrow morning, we need public relations help");
  expect(said).toContain("help as soon as possible, before Tuesday, November 24");
  expect(said).not.toContain("in the morning");
});

test("of few words in no clear language the page's counts, in the order and openly where nobody speaks it", async () => {
  const { advisors = [] } = (await ask(aBrowser("es"), "ciberseguridad pyme")).messages.at(-1)!;
  expect(advisors.map(({ name }) => name)).toEqual(["Sara Spanish", "Ella English"]);
  expect(advisors.map(({ why }) => why?.parts.language)).toEqual([1, 0]);
  expect(await wordsOf(aBrowser("es"), "gabinete de prensa")).toContain("Ninguna de estas personas habla español.");
  expect(await wordsOf(aBrowser("en"), "cybersecurity")).not.toContain("speaks");
});

test("whoever asks a matter of private law is offered the areas of law, and not the whole of it", async () => {
  const { choices } = (await ask(aBrowser(), "I want a divorce and custody of the kids")).messages.at(-1)!;
  expect(choices).toContain("Corporate Law");
  expect(choices).not.toContain("Legal");
});

test("what an advisor receives is said in whole sentences", async () => {
  expect(await wordsOf(aBrowser(), "do you take a commission?")).toContain(
    "An advisor gets the whole price: at the moment this site keeps nothing",
  );
});
