import { expect, test } from "vitest";
import { aNeed } from "../../../../tests/support/needs";
import { continueNeed, needOfDocument, needOfPerson, needWithAnswers } from "./need-so-far";
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

test("another matter has its own haste, place and time, and the asker's own budget and languages", () => {
  const first = understand("I urgently need a patent lawyer in Berlin who speaks French, under €150 an hour");
  const asked = { ...first, from: "2026-12-01T09:00:00.000Z" };
  const about = (text: string) => continueNeed(asked, understand(text), text);
  expect(about("We cannot hire enough software engineers")).toMatchObject({
    urgency: null,
    place: null,
    from: null,
    budget: { amount: 150_00 },
    languages: ["fr"],
  });
  expect(about("We cannot hire enough software engineers in Madrid by tomorrow")).toMatchObject({
    urgency: "high",
    place: { city: "Madrid" },
  });
  for (const text of ["And for our taxes?", "what about taxes?", "Und auch Steuern", "et la fiscalité ?", "y los impuestos?"])
    expect(about(text), text).toMatchObject({ urgency: "high", place: { city: "Berlin" }, from: "2026-12-01T09:00:00.000Z" });
  expect(about("e-commerce is what we need help with")).toMatchObject({ urgency: null, place: null });
  expect(about("a patent, and a trade mark too")).toMatchObject({ place: { city: "Berlin" } });
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
