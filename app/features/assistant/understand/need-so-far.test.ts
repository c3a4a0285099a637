import { expect, test } from "vitest";
import { aNeed } from "../../../../tests/support/needs";
import type { Need } from "./need";
import { continueNeed, markedIfAnother, needOfDocument, needOfPerson, needWithAnswers } from "./need-so-far";
import { understand } from "./understand";

const person = {
  language: "de",
  zone: "Europe/Berlin",
  seeks: "We must enter the German market",
  budget: { amount: 90_00, currency: "EUR" as const },
  urgency: "low" as const,
};

test("a further message changes what it speaks of and leaves the rest", () => {
  const first = understand("I urgently need a patent lawyer in Berlin");
  const then = continueNeed(first, understand("under €150 an hour please"));
  expect(then).toMatchObject({ topics: first.topics, urgency: "high", place: { city: "Berlin" }, budget: { amount: 150_00 } });
  expect(continueNeed(then, understand("what about taxes?")).topics[0]?.topic).toBe("Tax and Accounting");
  expect(continueNeed(null, first)).toEqual(first);
});

const FIRST = "I urgently need a patent lawyer in Berlin who speaks French, under €150 an hour";
const asked = { ...understand(FIRST), from: "2026-12-01T09:00:00.000Z" };
const WISHES = {
  urgency: "high",
  place: { city: "Berlin" },
  from: "2026-12-01T09:00:00.000Z",
  budget: { amount: 150_00 },
  languages: ["fr"],
  isLanguageAsked: true,
};
const about = (text: string) => continueNeed(asked, understand(text), text);

test("another question has its own haste, place, time, budget and language", () => {
  const other = about("We cannot hire enough software engineers");
  expect(other).toMatchObject({ urgency: null, place: null, from: null, budget: null, languages: [] });
  expect(other.isLanguageAsked).toBeUndefined();
  expect(about("We cannot hire enough software engineers in Madrid by tomorrow, for at most €90 an hour, in German")).toMatchObject({
    urgency: "high",
    place: { city: "Madrid" },
    budget: { amount: 90_00 },
    languages: ["de"],
    from: null,
  });
  expect(about("e-commerce is what we need help with")).toMatchObject({ urgency: null, place: null });
});

test.each([
  "And for our taxes?",
  "what about taxes?",
  "I also need help with taxes",
  "Somebody cheaper for taxes",
  "Und auch Steuern",
  "Außerdem brauche ich einen Steuerberater",
  "et la fiscalité ?",
  "J'ai aussi besoin d'aide pour la fiscalité",
  "y los impuestos?",
  "Además necesito ayuda con los impuestos",
  "E per le tasse?",
  "Ho anche bisogno di aiuto con le tasse",
  "a patent, and a trade mark too",
])("'%s' goes on with what was wished for before", (text) => expect(about(text)).toMatchObject(WISHES));

test("an area that both only touch makes no one question of two", () => {
  const [earlier, later] = [aNeed({ urgency: "high" }), aNeed({ urgency: null })];
  const areas = (...names: string[]) => names.map((topic, index) => ({ topic, weight: 5 - index }));
  const of = (...names: string[]) =>
    continueNeed({ ...earlier, topics: areas("Legal", "Operations") }, { ...later, topics: areas(...names) }, "How?").urgency;
  expect(of("Marketing", "Operations")).toBeNull();
  expect(of("Marketing", "Legal")).toBe("high");
  expect(of("Operations")).toBe("high");
});

test("a document and chosen answers belong to what was asked before, whatever area they name", () => {
  expect(continueNeed(asked, needOfDocument(understand("The tax return of the company")))).toMatchObject(WISHES);
});

test("a need is marked where wishes of an earlier question were left out", () => {
  const other = about("We cannot hire enough software engineers");
  const isMarked = (earlier: Need | null, need: Need) => markedIfAnother(earlier, need).isAnother ?? false;
  expect(isMarked(asked, other)).toBe(true);
  expect(isMarked(asked, about("And for our taxes?"))).toBe(false);
  expect(isMarked(null, other)).toBe(false);
  expect(isMarked(other, other)).toBe(false);
  for (const wish of [{ urgency: "low" }, { from: asked.from }, { budget: asked.budget }, { place: asked.place }] as const)
    expect(isMarked({ ...other, ...wish }, other), JSON.stringify(wish)).toBe(true);
  expect(isMarked({ ...other, languages: ["fr"], isLanguageAsked: true }, other)).toBe(true);
  expect(isMarked({ ...other, languages: ["fr"] }, other)).toBe(false);
});

test("guided answers add to the areas and settle the urgency", () => {
  const need = needWithAnswers(aNeed({ topics: [{ topic: "Operations", weight: 3 }], urgency: "low" }), {
    challenge: "Operational Efficiency",
    urgency: "Soon within 1 month",
  });
  expect(need).toMatchObject({ topics: [{ topic: "Operations", weight: 7 }], urgency: "medium" });
  expect(needWithAnswers(aNeed({ topics: [] }), { challenge: "Team Building" }).topics[0]?.topic).toBe("Human Resources");
});

test("a document tells its field alone: its sums, places and languages are no wishes", () => {
  const text = "The employment contract is subject to German courts in Berlin, urgently, at most €100 an hour, in French.";
  expect(needOfDocument(understand(text))).toMatchObject({
    topics: expect.arrayContaining([expect.objectContaining({ topic: "Employment Law" })]),
    urgency: null,
    budget: null,
    languages: [],
    place: null,
  });
});

test("a person's profile and Key Inputs count where their words say nothing", () => {
  expect(needOfPerson(aNeed({ topics: [] }), person)).toMatchObject({
    topics: [{ topic: "Market Entry" }],
    urgency: "low",
    budget: { amount: 90_00 },
    languages: ["de"],
    zone: "Europe/Berlin",
  });
  const said = aNeed({ urgency: "high", budget: { amount: 1_00, currency: null }, languages: ["fr"] });
  expect(needOfPerson(said, person)).toEqual({ ...said, zone: "Europe/Berlin" });
  expect(needOfPerson(said, null)).toEqual(said);
});
