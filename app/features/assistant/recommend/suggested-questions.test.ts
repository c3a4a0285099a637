import { expect, onTestFinished, test } from "vitest";
import { SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { CATEGORIES } from "#app/features/catalog/categories";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { aNeed } from "../../../../tests/support/needs";
import { MAX_SUGGESTED_QUESTIONS, suggestedQuestions } from "./suggested-questions";

test("every category has four questions, its own first", () => {
  const firsts = CATEGORIES.map(({ id }) => suggestedQuestions(aNeed(), id, false)[0]);
  expect(new Set(firsts).size).toBe(CATEGORIES.length);
  expect(CATEGORIES.every(({ id }) => new Set(suggestedQuestions(aNeed(), id, true)).size === MAX_SUGGESTED_QUESTIONS)).toBe(true);
});

test("a category that an admin made has the question of Other, whatever it is called", () => {
  for (const id of ["gardens", "constructor", "__proto__"]) expect(suggestedQuestions(aNeed(), id, false)[0]).toBe("askOther");
});

test("a category that keeps its id but not its name asks nothing of its former field", () => {
  const legal = SPECIFIED_ENTRIES.find(({ key }) => key === "legal")!;
  setChangedEntries([{ ...legal, texts: { ...legal.texts, name: "Violin" } }]);
  onTestFinished(() => setChangedEntries([]));
  const asked = suggestedQuestions(aNeed(), "legal", false);
  expect([asked[0], asked.includes("askCountry")]).toEqual(["askOther", false]);
});

test("the case makes the questions: a document, little time, a budget, a country's rules", () => {
  expect(suggestedQuestions(aNeed(), "business", true)).toContain("askDocument");
  expect(suggestedQuestions(aNeed({ urgency: "high" }), "business", false)).toContain("askFast");
  expect(suggestedQuestions(aNeed({ budget: { amount: 1, currency: null } }), "business", false)).toContain("askPrice");
  expect(suggestedQuestions(aNeed(), "legal", false)).toContain("askCountry");
  expect(suggestedQuestions(aNeed(), "business", false)).not.toContain("askFast");
});
