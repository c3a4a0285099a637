import { expect, test } from "vitest";
import { readAnswers } from "./guided-prompts";
import { answersSaid } from "./said-answers";

test("what was said already stands chosen among the guided prompts: how soon, and in which part of the world", () => {
  const brussels = { city: "Brussels", country: "Belgium" };
  expect(answersSaid({ urgency: "high", place: brussels })).toEqual({ urgency: "Immediate within 1 week", geography: "Europe" });
  const inPeru = { urgency: "Soon within 1 month", geography: "Latin America" };
  expect(answersSaid({ urgency: "medium", place: { city: null, country: "Peru" } })).toEqual(inPeru);
  expect(answersSaid({ urgency: "low", place: null })).toEqual({});
  expect(answersSaid({ urgency: null, place: { city: null, country: "Atlantis" } })).toEqual({});
});

test("each of them is an option of its prompt", () => {
  for (const country of ["Belgium", "Canada", "Brazil", "Japan", "Kenya"]) {
    const said = answersSaid({ urgency: "high", place: { city: null, country } });
    expect(Object.keys(said)).toHaveLength(2);
    expect(readAnswers(said)).toEqual(said);
  }
});
