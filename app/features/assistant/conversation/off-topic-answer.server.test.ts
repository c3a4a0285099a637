import { expect, onTestFinished, test } from "vitest";
import { SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { TOPICS } from "#app/features/catalog/topics";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { understand } from "../understand/understand";
import { asideAnswer } from "./off-topic-answer.server";

test("who looks for an advisor and does not say what for is asked that, in the reader's language, with the categories", async () => {
  for (const [language, text, said] of [
    ["en", "I need an advisor for my business", "Gladly. What is it about?"],
    ["de", "Ich suche einen Unternehmensberater", "Gern. Worum geht es?"],
    ["fr", "J’ai besoin d’un conseiller", "Volontiers."],
    ["es", "Necesito un asesor", "Con mucho gusto."],
    ["it", "Cerco un consulente per la mia azienda", "Volentieri."],
    ["en", "asdf", "I am not sure I understood."],
  ] as const) {
    const answer = await asideAnswer({ kind: "unsure", topics: [] }, text, understand(text), language);
    expect(answer?.content, text).toContain(said);
    expect(answer?.result.links?.length, text).toBeGreaterThan(3);
  }
});

test("on a site of few areas of its own who asks for help is offered these", async () => {
  const retired = TOPICS.map((area) => ({ ...area, shelf: null, isRetired: true }));
  const own = { slug: "tomatoes", name: "Tomates", category: "other" as const, shelf: null, isRetired: false };
  setChangedTopics([...retired, own, { ...own, slug: "roses", name: "Rosiers" }]);
  try {
    const answer = await asideAnswer({ kind: "unsure", topics: [] }, "J'ai besoin d'aide", understand("J'ai besoin d'aide"), "fr");
    expect(answer?.content).toContain("Volontiers.");
    expect(answer?.result.choices).toEqual(["Tomates", "Rosiers"]);
  } finally {
    setChangedTopics([]);
  }
});

test("a single guess is asked for by its name, and not with a choice of one", async () => {
  for (const [language, said] of [
    ["en", "Is it about Sustainability? If not, say it in other words."],
    ["de", "Geht es um Nachhaltigkeit?"],
    ["es", "¿Se trata de Sostenibilidad?"],
  ] as const) {
    const answer = await asideAnswer({ kind: "unsure", topics: ["Sustainability"] }, "our trees", understand("our trees"), language);
    expect(answer?.content).toContain(said);
    expect(answer?.result.choices).toEqual(["Sustainability"]);
  }
  const two = await asideAnswer({ kind: "unsure", topics: ["Sustainability", "Sales"] }, "our trees", understand("our trees"), "en");
  expect(two?.content).toContain("Choose what comes nearest");
});

test("a question about the world is not greeted: it says that it does not know", async () => {
  const asked = await asideAnswer({ kind: "other", matter: "chat" }, "how far is it from Rome to Naples?", understand(""), "en");
  expect(asked?.content).toContain("I do not know that");
  const thanked = await asideAnswer({ kind: "other", matter: "chat" }, "how do you say thanks in Japanese?", understand(""), "en");
  expect(thanked?.content).toBe(asked?.content);
  const greeted = await asideAnswer({ kind: "other", matter: "chat" }, "hello, how are you?", understand(""), "en");
  expect(greeted?.content).toContain("Good to hear from you");
});

test("law of private life is told apart from the areas of law that advisors know, and only where there are some", async () => {
  const answerTo = () => asideAnswer({ kind: "other", matter: "privateLaw" }, "I want a divorce", understand(""), "en");
  const known = await answerTo();
  expect([known?.content.startsWith("That is a question of law"), (known?.result.choices?.length ?? 0) > 0]).toEqual([true, true]);
  onTestFinished(() => setChangedEntries([]));
  const legal = SPECIFIED_ENTRIES.find(({ key }) => key === "legal")!;
  for (const changed of [
    { ...legal, isRetired: true },
    { ...legal, texts: { ...legal.texts, name: "Violin" } },
  ]) {
    setChangedEntries([changed]);
    const other = await answerTo();
    expect(other?.content).not.toMatch(/law/i);
    expect([other?.content.startsWith("That sounds personal"), other?.result.choices]).toEqual([true, undefined]);
  }
});

test("who agrees, asks who answers, or leaves is answered to that, and not greeted again", async () => {
  for (const [text, said] of [
    ["ok perfetto", "Good! If something"],
    ["lol ok", "Good! If something"],
    ["jajaja vale", "Good! If something"],
    ["who are you", "I am a program"],
    ["what can you do?", "I am a program"],
    ["wer bist du", "I am a program"],
    ["qui es-tu ?", "I am a program"],
    ["¿qué puedes hacer?", "I am a program"],
    ["chi sei?", "I am a program"],
    ["super, bis dann", "Goodbye"],
    ["un film pour ce soir ?", "I do not know that"],
    ["qual è il treno per Napoli", "I do not know that"],
    ["hello, how are you?", "Good to hear from you"],
  ] as const)
    expect([text, (await asideAnswer({ kind: "other", matter: "chat" }, text, understand(text), "en"))?.content]).toEqual([
      text,
      expect.stringContaining(said),
    ]);
});

test("who writes in a language that is not read is told which are", async () => {
  for (const text of [
    "Potrzebuję kogoś do podatków, bo nie wiem co się dzieje",
    "Ik heb een probleem met mijn huurder en weet niet wat ik moet doen",
  ])
    expect((await asideAnswer({ kind: "unsure", topics: [] }, text, understand(text), "en"))?.content).toContain("I read English, German");
});
