import fc from "fast-check";
import { expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { TEXT_BOUND } from "#app/features/matching/score";
import { CURRENCIES } from "#app/features/money/money";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { NEED_LANGUAGES, type Need } from "../understand/need";
import { type Candidate, hasAsMain, isFitting, rankCandidates, speaksOwn, WORTH_OF_LANGUAGE, withRelated } from "./candidates";

const moment = { now: Date.UTC(2026, 10, 23, 9), freeAt: new Map<string, number>() };
const order = (candidates: Candidate[], need = aNeed()) =>
  rankCandidates(candidates, need, moment).map(({ candidate }) => candidate.advisorId);

test("an advisor with several areas stands once, for the one they fit best", () => {
  const picks = rankCandidates(
    [aCandidate({ isPrimary: false }), aCandidate({ topic: "Market Entry" })],
    aNeed({
      topics: [
        { topic: "Market Entry", weight: 3 },
        { topic: "Business Strategy", weight: 1 },
      ],
    }),
    moment,
  );
  expect(picks.map(({ candidate }) => candidate.topic)).toEqual(["Market Entry"]);
});

test("who speaks a language that was asked for comes first; then those of the main area, then those who meet every wish, then the better score, then the id", () => {
  const need = aNeed({
    topics: [
      { topic: "Business Strategy", weight: 3 },
      { topic: "Operations", weight: 2 },
    ],
    languages: ["de"],
    isLanguageAsked: true,
  });
  const candidates = [
    aCandidate({ advisorId: "operations", topic: "Operations", languages: ["de"], ratingSum: 500, ratingCount: 100 }),
    aCandidate({ advisorId: "english", ratingSum: 500, ratingCount: 100 }),
    aCandidate({ advisorId: "german-new", languages: ["de"] }),
    aCandidate({ advisorId: "german-rated", languages: ["de"], ratingSum: 50, ratingCount: 10 }),
    aCandidate({ advisorId: "german-mew", languages: ["de"] }),
  ];
  const speakers = ["german-rated", "german-mew", "german-new", "operations"];
  expect(order(candidates, need)).toEqual([...speakers, "english"]);
  expect(order(candidates, { ...need, isLanguageAsked: false }).at(-1)).toBe("operations");
});

test("of several languages that were asked for one is enough", () => {
  const need = aNeed({ languages: ["de", "fr"], isLanguageAsked: true });
  const candidates = [
    aCandidate({ advisorId: "english", ratingSum: 500, ratingCount: 100 }),
    aCandidate({ advisorId: "both", languages: ["de", "fr"] }),
    aCandidate({ advisorId: "french", languages: ["fr"], ratingSum: 50, ratingCount: 10 }),
  ];
  const missed = rankCandidates(candidates, need, moment).map(({ candidate, missed }) => [candidate.advisorId, missed]);
  expect(missed).toEqual([
    ["french", []],
    ["both", []],
    ["english", ["language"]],
  ]);
});

test("who meets every wish stands before a better score that misses one", () => {
  const best = { ratingSum: 500, ratingCount: 100, totalSessions: 200, level: "expert" } as const;
  const abroad = aCandidate({ advisorId: "abroad", city: "Sydney", country: "Australia", ...best });
  const near = aCandidate({ advisorId: "near" });
  expect(order([abroad, near])).toEqual(["abroad", "near"]);
  expect(order([abroad, near], aNeed({ place: { city: "London", country: "United Kingdom" } }))).toEqual(["near", "abroad"]);
});

test("who is more like the need leads among equals, and no likeness lifts anybody by more than the part of the words", () => {
  const [one, other] = [aCandidate({ advisorId: "a" }), aCandidate({ advisorId: "b" })];
  const like = new Map([
    ["a", 0],
    ["b", 1],
  ]);
  const ranked = (people: Candidate[]) => rankCandidates(people, aNeed(), { ...moment, likeness: like });
  expect(ranked([one, other]).map(({ candidate }) => candidate.advisorId)).toEqual(["b", "a"]);
  const [first, second] = ranked([one, other]);
  expect(first!.score - second!.score).toBeCloseTo(TEXT_BOUND, 6);
  expect(first!.score).toBe(rankCandidates([other], aNeed(), moment)[0]!.score);
  const better = aCandidate({ advisorId: "a", ratingSum: 500, ratingCount: 100, totalSessions: 200, level: "expert" });
  expect(ranked([better, other])[0]?.candidate.advisorId).toBe("a");
});

test("a budget is compared in its own currency, a place within reach of its city", () => {
  const missed = (candidate: Candidate, need: Partial<Need>) => rankCandidates([candidate], aNeed(need), moment)[0]?.missed;
  const pounds = aCandidate({ hourlyRate: 100_00, currency: "GBP" });
  expect(missed(pounds, { budget: { amount: 120_00, currency: "USD" } })).toEqual(["budget"]);
  expect(missed(pounds, { budget: { amount: 140_00, currency: "USD" } })).toEqual([]);
  expect(missed(pounds, { budget: { amount: 100_00, currency: null } })).toEqual([]);
  expect(missed(pounds, { place: { city: "London", country: "United Kingdom" } })).toEqual([]);
  expect(missed(pounds, { place: { city: "Berlin", country: "Germany" } })).toEqual(["place"]);
  expect(missed(pounds, { place: { city: null, country: "United Kingdom" } })).toEqual([]);
});

const someone: fc.Arbitrary<Candidate> = fc.record({
  advisorId: fc.uuid(),
  slug: fc.string(),
  name: fc.string(),
  jobTitle: fc.string(),
  city: fc.constantFrom("London", "Berlin", "Nowhere"),
  country: fc.constantFrom("United Kingdom", "Germany"),
  timezone: fc.constantFrom("Europe/London", "Asia/Tokyo"),
  languages: fc.subarray(["en", "de", "fr"]),
  hourlyRate: fc.integer({ min: 1, max: 1_000_000 }),
  currency: fc.constantFrom(...CURRENCIES),
  ratingSum: fc.nat(500),
  ratingCount: fc.integer({ min: 100, max: 200 }),
  totalSessions: fc.nat(500),
  replyMinutes: fc.option(fc.nat(5000)),
  requestsAnswered: fc.nat(50),
  requestsReceived: fc.integer({ min: 50, max: 100 }),
  topic: fc.constantFrom(...TOPICS.map(({ name }) => name)),
  isPrimary: fc.boolean(),
  level: fc.constantFrom("experienced", "senior", "expert"),
});
const something: fc.Arbitrary<Need> = fc.record({
  topics: fc
    .array(fc.record({ topic: fc.constantFrom(...TOPICS.map(({ name }) => name)), weight: fc.double({ min: 0.1, max: 9, noNaN: true }) }), {
      maxLength: 4,
    })
    .map((topics) => topics.sort((a, b) => b.weight - a.weight)),
  category: fc.constant(null),
  urgency: fc.constantFrom(null, "high", "low"),
  budget: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), currency: fc.option(fc.constantFrom(...CURRENCIES)) })),
  languages: fc.subarray([...NEED_LANGUAGES]),
  isLanguageAsked: fc.boolean(),
  place: fc.option(fc.record({ city: fc.constantFrom(null, "Berlin"), country: fc.constant("Germany") })),
  zone: fc.constantFrom(null, "Europe/Berlin"),
});

test("the order does not depend on the order of reading, nor on what advisors write of themselves", () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 12 }), something, fc.string(), (people, need, words) => {
      const ranked = rankCandidates(people, need, moment);
      const rewritten = [...people].reverse().map((person) => ({ ...person, jobTitle: words, name: words }));
      expect(rankCandidates(rewritten, need, moment).map(({ candidate, score }) => [candidate.advisorId, score])).toEqual(
        ranked.map(({ candidate, score }) => [candidate.advisorId, score]),
      );
      expect(ranked.every(({ percent, score }) => percent === Math.round(score * 100) && percent >= 0 && percent <= 100)).toBe(true);
    }),
  );
});

test("the area comes first: nobody of another field stands before somebody within the budget who has it, whatever they speak and wherever they are", () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 12 }), fc.array(someone, { maxLength: 6 }), something, (people, others, said) => {
      const need = { ...said, isLanguageAsked: false };
      const picks = rankCandidates(people, need, moment);
      const shown = withRelated(picks, rankCandidates(others, { ...need, topics: [] }, moment), need);
      const places = shown.map((pick) => pick.isMain && isFitting(pick));
      const firstOther = places.indexOf(false);
      expect(firstOther < 0 || !places.slice(firstOther).includes(true)).toBe(true);
    }),
  );
});

test("somebody of another field stands before whoever is above the budget only where they meet every wish, else behind them", () => {
  const need = aNeed({ budget: { amount: 90_00, currency: "USD" }, hours: { said: "before", hours: [6, 9] } });
  const free = (...ids: string[]) => ({ ...moment, freeThen: new Set(ids) });
  const dear = [aCandidate({ advisorId: "dear", hourlyRate: 200_00 })];
  const other = [aCandidate({ advisorId: "other", topic: "Finance", hourlyRate: 50_00 })];
  const shown = (at: typeof moment) =>
    withRelated(rankCandidates(dear, need, at), rankCandidates(other, need, at), need).map(({ candidate }) => candidate.advisorId);
  expect(shown(free("dear"))).toEqual(["dear", "other"]);
  expect(shown(free("dear", "other"))).toEqual(["other", "dear"]);
});

test("a language that somebody only writes in changes the order by no more than it is worth", () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 12 }), something, (people, need) => {
      const preferred = { ...need, budget: null, place: null, languages: ["de" as const], isLanguageAsked: false };
      const picks = rankCandidates(people, preferred, moment).filter((pick) => pick.isMain && !hasAsMain(pick, preferred));
      const standings = picks.map((pick) => pick.score + (speaksOwn(pick, preferred) ? WORTH_OF_LANGUAGE : 0));
      expect(standings).toEqual([...standings].sort((a, b) => b - a));
    }),
  );
});

test("of two who fit about equally whoever speaks the language of the text stands first, and the clearly better one before them", () => {
  const tax = aCandidate({ advisorId: "tax", ratingSum: 45, ratingCount: 10 });
  const speaker = aCandidate({ advisorId: "speaker", languages: ["de"], ratingSum: 44, ratingCount: 10 });
  expect(order([speaker, tax], aNeed({ languages: ["de"] }))).toEqual(["speaker", "tax"]);
  expect(order([speaker, tax], aNeed())).toEqual(["tax", "speaker"]);
  expect(order([{ ...speaker, isPrimary: false }, tax], aNeed({ languages: ["de"] }))).toEqual(["tax", "speaker"]);
  const best = aCandidate({ advisorId: "best", ratingSum: 500, ratingCount: 100, totalSessions: 200, level: "expert" });
  expect(order([{ ...speaker, isPrimary: false }, best], aNeed({ languages: ["de"] }))).toEqual(["best", "speaker"]);
  expect(order([speaker, best], aNeed({ languages: ["de"], isLanguageAsked: true }))).toEqual(["speaker", "best"]);
  const [first] = rankCandidates([tax], aNeed({ languages: ["de"] }), moment);
  expect(first?.missed).toEqual([]);
});

test("free at the time that one needs is said only where a time was asked for", () => {
  const soon = { ...moment, freeAt: new Map([["a", moment.now + 2 * 3_600_000]]) };
  const reasons = (need: Partial<Need>) => rankCandidates([aCandidate()], aNeed(need), soon)[0]?.reasons;
  expect(reasons({})).not.toContain("freeNearTheTime");
  expect(reasons({ from: new Date(moment.now).toISOString() })).toContain("freeNearTheTime");
});

test("whoever speaks a language that was asked for stands before all who do not, whatever the area, the price and the match", () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 12 }), fc.array(someone, { maxLength: 6 }), something, (people, others, said) => {
      const need = { ...said, languages: ["de" as const], isLanguageAsked: true };
      const picks = rankCandidates(people, need, moment);
      const own = new Set(picks.map(({ candidate }) => candidate.advisorId));
      const shown = withRelated(picks, rankCandidates(others, { ...need, topics: [] }, moment), need);
      const speaks = shown.filter(({ candidate }) => own.has(candidate.advisorId)).map(({ missed }) => !missed.includes("language"));
      expect(speaks.lastIndexOf(true)).toBeLessThan(speaks.includes(false) ? speaks.indexOf(false) : Number.POSITIVE_INFINITY);
    }),
  );
});

test("where nobody is near the place that was named, who is in its country stands first, and abroad of those who fit alike who is nearer", () => {
  const best = { ratingSum: 500, ratingCount: 100, totalSessions: 200, level: "expert" } as const;
  const abroad = [
    aCandidate({ advisorId: "a toronto", city: "Toronto", country: "Canada", ...best }),
    aCandidate({ advisorId: "b milan", city: "Milan", country: "Italy", ...best }),
    aCandidate({ advisorId: "c paris", city: "Paris", country: "France", ...best }),
  ];
  const inBelgium = aCandidate({ advisorId: "unknown town", city: "Spa-les-Bains", country: "Belgium" });
  const inBrussels = aNeed({ place: { city: "Brussels", country: "Belgium" } });
  expect(order([...abroad, inBelgium], inBrussels)).toEqual(["unknown town", "c paris", "b milan", "a toronto"]);
  const dearHere = aCandidate({ advisorId: "brussels", city: "Brussels", country: "Belgium", hourlyRate: 900_00 });
  const cheap = { ...inBrussels, budget: { amount: 150_00, currency: "USD" as const } };
  expect(order([...abroad, dearHere], cheap)[0]).toBe("brussels");
  expect(order([...abroad, inBelgium], aNeed({ place: { city: null, country: "Belgium" } })).slice(0, 2)).toEqual([
    "unknown town",
    "c paris",
  ]);
  // A few hundred kilometres do not put an advisor who hardly fits first.
  const hardly = aCandidate({ advisorId: "d strasbourg", city: "Strasbourg", country: "France", isPrimary: false });
  expect(order([...abroad, hardly], inBrussels).at(-1)).toBe("d strasbourg");
});

test("whoever has the area as their main one stands before a further area of somebody in the place that was named", () => {
  const there = aCandidate({ advisorId: "there", isPrimary: false, city: "Berlin", country: "Germany", ratingSum: 50, ratingCount: 10 });
  const lawyer = aCandidate({ advisorId: "lawyer", city: "Lima", country: "Peru" });
  const near = aCandidate({ advisorId: "near", city: "Berlin", country: "Germany" });
  const need = aNeed({ place: { city: null, country: "Germany" } });
  expect(order([there, lawyer, near], need)).toEqual(["near", "lawyer", "there"]);
});
