import { expect, test } from "vitest";
import { answersInText } from "./answers-in-text";
import { readAnswers } from "./guided-prompts";

test("what was said already stands chosen among the guided prompts: how soon, and in which part of the world", () => {
  const brussels = { city: "Brussels", country: "Belgium" };
  expect(answersInText({ urgency: "high", place: brussels })).toEqual({ urgency: "Immediate within 1 week", geography: "Europe" });
  const inPeru = { urgency: "Soon within 1 month", geography: "Latin America" };
  expect(answersInText({ urgency: "medium", place: { city: null, country: "Peru" } })).toEqual(inPeru);
  expect(answersInText({ urgency: "low", place: null })).toEqual({});
  expect(answersInText({ urgency: null, place: { city: null, country: "Atlantis" } })).toEqual({});
});

test("each of them is an option of its prompt", () => {
  for (const country of ["Belgium", "Canada", "Brazil", "Japan", "Kenya"]) {
    const said = answersInText({ urgency: "high", place: { city: null, country } });
    expect(Object.keys(said)).toHaveLength(2);
    expect(readAnswers(said)).toEqual(said);
  }
});
