import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { rankCandidates } from "./candidates";
import { recommendFields } from "./recommend";

const moment = { now: Date.UTC(2026, 10, 23, 9) };
const compliance = [{ topic: "Compliance", weight: 3 }];

/** The specialist speaks English; the other has the area only among others, and speaks the language of the text. */
const specialist = aCandidate({ advisorId: "specialist", topic: "Compliance", languages: ["en"] });
const beside = (language: string) =>
  aCandidate({ advisorId: "beside", topic: "Compliance", isPrimary: false, languages: ["en", language], ratingSum: 50, ratingCount: 10 });

test("whose main area it is stands before who only speaks the language of the text, in assistant and matcher, whichever it is", () => {
  for (const language of ["de", "fr", "es", "it"]) {
    const need = aNeed({ topics: compliance, languages: [language] });
    const candidates = [beside(language), specialist];
    expect([language, rankCandidates(candidates, need, moment)[0]?.candidate.advisorId]).toEqual([language, "specialist"]);
    expect([language, recommendFields(need, candidates, moment)[0]?.pick.candidate.advisorId]).toEqual([language, "specialist"]);
  }
});

test("a language that was asked for is a condition, and of two specialists whoever speaks it stands first", () => {
  const need = aNeed({ topics: compliance, languages: ["fr"] });
  const first = (candidates: Parameters<typeof rankCandidates>[0], asked = need) =>
    rankCandidates(candidates, asked, moment)[0]?.candidate.advisorId;
  expect(first([beside("fr"), specialist], { ...need, isLanguageAsked: true })).toBe("beside");
  expect(first([specialist, aCandidate({ ...specialist, advisorId: "speaker", languages: ["en", "fr"] })])).toBe("speaker");
});

test("nobody is moved before a specialist for being awake", () => {
  const need = aNeed({ topics: compliance, languages: ["fr"], zone: "Europe/Paris" });
  const freeAt = new Map([
    ["specialist", Date.UTC(2026, 10, 24, 2)],
    ["beside", Date.UTC(2026, 10, 23, 12)],
  ]);
  expect(recommendFields(need, [beside("fr"), specialist], { ...moment, freeAt })[0]?.pick.candidate.advisorId).toBe("specialist");
});
