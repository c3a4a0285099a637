import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";
import type { MatchParts } from "./score";
import { expertisePart, ratingPart, responsePart } from "./score-parts";
import { REASON_CODES, whyItRanks } from "./why-it-ranks";

const newAdvisor: MatchParts = {
  expertise: expertisePart({ isPrimary: true, level: "experienced" }),
  rating: ratingPart({ ratingSum: 0, ratingCount: 0 }),
  sessions: 0,
  response: responsePart({ replyMinutes: null, requestsAnswered: 0, requestsReceived: 0 }),
  time: 0.1,
  language: null,
  zone: null,
  budget: null,
  text: null,
};

test("of a new advisor nothing is said but the expertise", () => {
  expect(whyItRanks(newAdvisor)).toEqual(["primaryExpertise"]);
  expect(whyItRanks({ ...newAdvisor, expertise: expertisePart({ isPrimary: false, level: "expert" }) })).toEqual(["furtherExpertise"]);
});

test("what adds most to the score is said first", () => {
  const parts = { ...newAdvisor, rating: 0.9, time: 1, sessions: 1, response: 1, language: 1, zone: 1, budget: 1 };
  expect(whyItRanks(parts)).toEqual([
    "primaryExpertise",
    "freeNearTheTime",
    "highlyRated",
    "manySessions",
    "speaksYourLanguage",
    "withinYourBudget",
    "answersSoon",
    "nearYourTimeZone",
  ]);
});

test("a wish that was not met, or that nobody had, is no reason", () => {
  expect(whyItRanks({ ...newAdvisor, language: 0, budget: 0.9, zone: 0.5 })).toEqual(["primaryExpertise"]);
  expect(whyItRanks({ ...newAdvisor, language: 1, budget: 1 })).toContain("speaksYourLanguage");
});

test("a few good ratings are not yet called highly rated, many are", () => {
  expect(whyItRanks({ ...newAdvisor, rating: ratingPart({ ratingSum: 15, ratingCount: 3 }) })).not.toContain("highlyRated");
  expect(whyItRanks({ ...newAdvisor, rating: ratingPart({ ratingSum: 98, ratingCount: 20 }) })).toContain("highlyRated");
});

test("every match has a reason, each is said once, and all are known", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const preference = fc.option(part);
  const parts = fc.record({
    expertise: part,
    rating: part,
    sessions: part,
    response: part,
    time: part,
    language: preference,
    zone: preference,
    budget: preference,
    text: preference,
  });
  fc.assert(
    fc.property(parts, (some) => {
      const reasons = whyItRanks(some);
      expect(reasons.length).toBeGreaterThan(0);
      expect(new Set(reasons).size).toBe(reasons.length);
      expect(reasons.every((code) => REASON_CODES.includes(code))).toBe(true);
    }),
  );
});

test.each(LANGUAGES)("in %s the reasons follow one another in one sentence: each has a verb of its own, none is a heading", (language) => {
  const { matching } = shownTexts(language);
  const reasons = [...REASON_CODES, "speaksAsked" as const].map((code) => matching[code]);
  expect(reasons.filter((reason) => reason.includes(":") || reason.startsWith("{"))).toEqual([]);
});
