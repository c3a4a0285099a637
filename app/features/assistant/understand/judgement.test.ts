import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader, Reading } from "#app/features/topics/classifier/reading";
import { offeredTopics } from "#app/features/topics/topic-list";
import { isOnlyWishes } from "./follow-ups";
import { judge } from "./judgement";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const judged = (text: string) => judge(text, read(text), null);
const kindOf = (text: string) => judged(text).kind;

/** A reading with some areas as likely as said, the rest sharing what is left. */
function aReading(likelihoods: Record<string, number>): Reading {
  const said = Object.values(likelihoods).reduce((sum, each) => sum + each, 0);
  const names = offeredTopics().map(({ name }) => name);
  const rest = (1 - said) / (names.length - Object.keys(likelihoods).length);
  const areas = names.map((topic) => ({ topic, likelihood: likelihoods[topic] ?? rest })).sort((a, b) => b.likelihood - a.likelihood);
  return { areas, none: 0, others: { chat: 0, private: 0, medical: 0, homework: 0, abuse: 0, site: 0, crisis: 0, language: 0 } };
}

test("sure: recommends; between two: asks for one of them; unsure: offers what comes nearest", () => {
  const need = "zzz";
  expect(judge(need, aReading({ Sales: 0.8 }), null)).toEqual({ kind: "sure" });
  expect(judge(need, aReading({ Sales: 0.35, Marketing: 0.3 }), null)).toEqual({ kind: "between", topics: ["Sales", "Marketing"] });
  expect(judge(need, aReading({ Sales: 0.15, Logistics: 0.1 }), null)).toEqual({ kind: "unsure", topics: ["Sales", "Logistics"] });
});

test("on a category's own page its areas count for more", () => {
  const reading = aReading({ "Employment Law": 0.38, "Human Resources": 0.34 });
  expect(judge("zzz", reading, null).kind).toBe("between");
  expect(judge("zzz", reading, "legal").kind).toBe("sure");
});

test("the name of an area, as its button says it, is always understood", () => {
  for (const { name } of offeredTopics()) expect(judge(name, aReading({}), null), name).toEqual({ kind: "sure" });
});

test("plain needs are recommended for, in five languages", () => {
  for (const text of [
    "We need a patent lawyer",
    "warehouse and freight",
    "I need help with my taxes",
    "Unser Mitarbeiter klagt gegen die Kündigung",
    "Comment enregistrer une marque ?",
    "Necesito un abogado de inmigración para un visado",
    "Cerchiamo un consulente per la logistica del magazzino",
  ])
    expect(kindOf(text), text).toBe("sure");
});

test("what says nothing is not understood, and nobody is recommended for it", () => {
  for (const text of ["asdf", "zzz qqq", "blah blah blah", "123 456", "?!"]) expect(["unsure", "other"], text).toContain(kindOf(text));
});

test("greetings, thanks and small talk are small talk", () => {
  for (const text of [
    "thanks",
    "Thank you so much!",
    "hello",
    "Hallo, wie geht's?",
    "merci beaucoup",
    "gracias",
    "grazie mille",
    "hi there",
    "tell me a joke",
  ])
    expect(judged(text), text).toEqual({ kind: "other", matter: "chat" });
});

test("weather, private life, medicine and homework are nothing to recommend an advisor for", () => {
  for (const text of [
    "what is the weather today?",
    "my boyfriend left me",
    "Ich habe seit drei Tagen Kopfschmerzen und Fieber",
    "J'ai mal au ventre, quel médicament prendre ?",
    "write my essay about photosynthesis",
    "Kannst du meine Mathe Hausaufgaben machen?",
  ])
    expect(kindOf(text), text).toBe("other");
});

test("questions about the site itself are told apart", () => {
  const question = (text: string) => {
    const found = judged(text);
    return found.kind === "site" ? found.question : found.kind;
  };
  expect(question("can I get a refund?")).toBe("refund");
  expect(question("Bekomme ich mein Geld zurück?")).toBe("refund");
  expect(question("how do I become an advisor?")).toBe("becomeAdvisor");
  expect(question("Comment devenir conseiller chez vous ?")).toBe("becomeAdvisor");
  expect(question("what does it cost?")).toBe("price");
  expect(question("cuánto cuesta?")).toBe("price");
  expect(question("I can't log in")).toBe("signIn");
  expect(question("how do I delete my account")).toBe("account");
  expect(question("How can I cancel my booking?")).toBe("booking");
  expect(question("how can I contact you")).toBe("contact");
  expect(question("come funziona?")).toBe("howItWorks");
});

test("a firm's own refunds and prices are a need, and no question about the site", () => {
  for (const text of [
    "Our customers ask for refunds all the time and it ruins our online shop",
    "How should we set the prices of our new product line against the competition?",
    "We need a new login for our app, built by a software team",
  ])
    expect(kindOf(text), text).not.toBe("site");
});

test("wishes alone are understood as wishes for whoever was sought before", () => {
  for (const text of ["someone cheaper", "in French please", "near Berlin", "under 100 euros an hour", "someone else"])
    expect(isOnlyWishes(text), text).toBe(true);
  for (const text of ["thanks", "a patent lawyer in Berlin", "asdf"]) expect(isOnlyWishes(text), text).toBe(false);
});
