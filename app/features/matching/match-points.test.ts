import fc from "fast-check";
import { expect, test } from "vitest";
import { pointsOf } from "./match-points";
import { MATCH_WEIGHTS, type MatchParts, matchPercent, scoreMatch } from "./score";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const maybe = fc.option(part);
const anyParts: fc.Arbitrary<MatchParts> = fc.record({
  expertise: part,
  rating: part,
  sessions: part,
  response: part,
  time: part,
  language: maybe,
  zone: maybe,
  budget: maybe,
  text: maybe,
});

test("the points shown add up to the percentage beside them, whatever was asked for", () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const { compared, others, pointsOfOthers, total } = pointsOf(parts);
      const sum = compared.reduce((all, { points }) => all + points, pointsOfOthers);
      expect(sum).toBe(matchPercent(scoreMatch(parts).score));
      expect(total).toBe(sum);
      expect([...compared.map((each) => each.part), ...others].toSorted()).toEqual(Object.keys(MATCH_WEIGHTS).toSorted());
      for (const { part: name, points, most } of compared) {
        expect(points >= 0 && points <= most).toBe(true);
        expect(Math.abs(points - (parts[name] ?? 0) * most)).toBeLessThan(1);
      }
    }),
    { numRuns: 2000 },
  );
});

test("what was not asked for counts in full and is named", () => {
  const all = {
    expertise: 0.9,
    rating: 0.8,
    sessions: 0.4,
    response: 0.7,
    time: 0.75,
    language: null,
    zone: 0.9,
    budget: null,
    text: null,
  };
  expect(pointsOf(all)).toMatchObject({ others: ["language", "budget", "text"], pointsOfOthers: 19 });
  expect(pointsOf({ ...all, language: 0, budget: 1, text: 0.5 })).toMatchObject({ others: [], pointsOfOthers: 0 });
});

test("a list that knows only some parts shows these, and no sum of all", () => {
  const { compared, others, total } = pointsOf({ expertise: 0.9, rating: 0.8, sessions: 0.4, response: 0.7 });
  expect(compared.map(({ points }) => points).reduce((sum, points) => sum + points)).toBe(Math.round(28.8 + 14.4 + 2.4 + 2.8));
  expect([others, total]).toEqual([[], null]);
});
