import fc from "fast-check";
import { expect, test } from "vitest";
import {
  blend,
  compareMatches,
  type MatchParts,
  matchPercent,
  PERSONAL_BOUND,
  PERSONAL_WEIGHTS,
  personalScore,
  STATIC_WEIGHTS,
  scoreMatch,
  staticScore,
  TEXT_BOUND,
  TEXT_WEIGHTS,
  TIME_BOUND,
  TIME_WEIGHTS,
  textScore,
  timeScore,
} from "./score";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const preference = fc.option(part);
const anyParts: fc.Arbitrary<MatchParts> = fc.record({
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
const everything: MatchParts = { expertise: 1, rating: 1, sessions: 1, response: 1, time: 1, language: 1, zone: 1, budget: 1, text: 1 };
const nothing: MatchParts = { expertise: 0, rating: 0, sessions: 0, response: 0, time: 0, language: 0, zone: 0, budget: 0, text: 0 };
const sum = (weights: object) => Object.values(weights).reduce((total: number, weight: number) => total + weight, 0);
/** As documented in docs/matching.md. */
const STATIC_BOUND = 0.6;
const names = Object.keys(everything) as (keyof MatchParts)[];

test("the bounds are the sums of the weights, and together they are one", () => {
  expect(sum(STATIC_WEIGHTS)).toBeCloseTo(STATIC_BOUND, 12);
  expect(sum(TIME_WEIGHTS)).toBeCloseTo(TIME_BOUND, 12);
  expect(sum(PERSONAL_WEIGHTS)).toBeCloseTo(PERSONAL_BOUND, 12);
  expect(sum(TEXT_WEIGHTS)).toBeCloseTo(TEXT_BOUND, 12);
  expect(STATIC_BOUND + TIME_BOUND + PERSONAL_BOUND + TEXT_BOUND).toBeCloseTo(1, 12);
});

test("everything is one and nothing is zero", () => {
  expect(scoreMatch(everything).score).toBe(1);
  expect(scoreMatch(nothing).score).toBe(0);
});

test("what nobody wished for counts as met", () => {
  expect(scoreMatch({ ...everything, language: null, zone: null, budget: null, text: null }).score).toBe(1);
});

test("a score is from 0 to 1 and a percentage from 0 to 100", () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const { score } = scoreMatch(parts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(matchPercent(score)).toBe(Math.round(score * 100));
    }),
  );
});

test("a higher part never lowers the score, and a clearly higher one raises it", () => {
  fc.assert(
    fc.property(anyParts, fc.constantFrom(...names), part, (parts, name, more) => {
      const value = parts[name] ?? 1;
      const higher = Math.min(1, value + more);
      const [before, after] = [scoreMatch(parts).score, scoreMatch({ ...parts, [name]: higher }).score];
      expect(after).toBeGreaterThanOrEqual(before);
      if (higher - value > 0.001) expect(after).toBeGreaterThan(before);
    }),
    { numRuns: 1000 },
  );
});

test("no part of the score passes its bound", () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      expect(staticScore(parts)).toBeLessThanOrEqual(STATIC_BOUND);
      expect(timeScore(parts.time)).toBeLessThanOrEqual(TIME_BOUND);
      expect(personalScore(parts)).toBeLessThanOrEqual(PERSONAL_BOUND);
    }),
  );
});

test("who the person is moves a score by no more than the personal bound, and the time by no more than its own", () => {
  fc.assert(
    fc.property(anyParts, anyParts, (one, other) => {
      const { language, zone, budget, time } = other;
      expect(Math.abs(scoreMatch({ ...one, language, zone, budget }).score - scoreMatch(one).score)).toBeLessThanOrEqual(
        PERSONAL_BOUND + 1e-9,
      );
      expect(Math.abs(scoreMatch({ ...one, time }).score - scoreMatch(one).score)).toBeLessThanOrEqual(TIME_BOUND + 1e-9);
    }),
  );
});

test("parts outside 0 to 1, or that are no number, cannot pass a bound", () => {
  expect(scoreMatch({ ...everything, rating: 7, language: 9, time: 3 }).score).toBe(1);
  expect(scoreMatch({ ...nothing, rating: -7, language: -1, time: Number.NaN }).score).toBe(0);
});

test("a static score that was kept blends to the same score as a fresh one", () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const kept = Number(staticScore(parts).toFixed(6));
      expect(blend(kept, timeScore(parts.time), personalScore(parts), textScore(parts.text))).toBe(scoreMatch(parts).score);
    }),
  );
});

test("the best comes first and equal scores stand by the advisor's id", () => {
  const ids = fc.constantFrom("a", "b", "c", "d");
  const match = fc.record({ score: fc.constantFrom(0.25, 0.5, 0.75), advisorId: ids });
  fc.assert(
    fc.property(fc.array(match), (matches) => {
      const ranked = [...matches].sort(compareMatches);
      for (const [index, { score, advisorId }] of ranked.slice(1).entries()) {
        const before = ranked[index]!;
        expect(before.score > score || (before.score === score && before.advisorId <= advisorId)).toBe(true);
      }
      expect([...matches].reverse().sort(compareMatches)).toEqual(ranked);
    }),
  );
});
