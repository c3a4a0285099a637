import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseTips, type Tipped } from "./tips";

const NO_DEMAND = { inCategory: 0, forOtherAreas: 0, inAreas: 0, inOtherLanguages: 0, language: "" };
const complete: Tipped = {
  hasRate: true,
  hasHours: true,
  hasPhoto: true,
  bioCharacters: 400,
  hasTitle: true,
  furtherTopics: 3,
  hasCalendar: true,
  isAway: false,
  ratingCount: 12,
  demand: NO_DEMAND,
  points: { title: 6.4, bio: 2.8, language: 6, reviews: { most: 18, now: 13.5 }, answers: { most: 4, now: 2 } },
};
const namesOf = (change: Partial<Tipped>) => chooseTips({ ...complete, ...change }).map(({ tip }) => tip);

test("there are three tips, chosen from what is missing, what hinders most first", () => {
  expect(namesOf({ hasRate: false, hasHours: false, hasPhoto: false, hasTitle: false })).toEqual(["rate", "hours", "photo"]);
  expect(namesOf({ bioCharacters: 199, furtherTopics: 1 })).toEqual(["bio", "topics", "answers"]);
  expect(namesOf({ isAway: true, hasCalendar: false })).toEqual(["status", "calendar", "answers"]);
});

test("where nothing is missing the three tips are good for everybody", () => {
  expect(namesOf({})).toEqual(["answers", "hoursMore", "reviews"]);
});

test("whatever is missing there are exactly three different tips, and none about what is there", () => {
  const anybody = fc.record({
    hasRate: fc.boolean(),
    hasHours: fc.boolean(),
    hasPhoto: fc.boolean(),
    bioCharacters: fc.nat(500),
    hasTitle: fc.boolean(),
    furtherTopics: fc.nat(12),
    hasCalendar: fc.boolean(),
    isAway: fc.boolean(),
    ratingCount: fc.nat(40),
    demand: fc.record({
      inCategory: fc.nat(9),
      forOtherAreas: fc.nat(9),
      inAreas: fc.nat(9),
      inOtherLanguages: fc.nat(9),
      language: fc.constant("de"),
    }),
    points: fc.constant(complete.points),
  });
  fc.assert(
    fc.property(anybody, (advisor) => {
      const names = namesOf(advisor);
      expect(new Set(names).size).toBe(3);
      expect(names.includes("rate")).toBe(!advisor.hasRate);
      if (advisor.hasPhoto) expect(names).not.toContain("photo");
      if (advisor.hasHours) expect(names).not.toContain("hours");
    }),
  );
});

test("a tip says what is lost until then: points of a match, and requests of the last month where enough were made to tell of nobody", () => {
  const demand = { inCategory: 40, forOtherAreas: 12, inAreas: 28, inOtherLanguages: 9, language: "de" };
  const [areas, language, answers] = chooseTips({ ...complete, furtherTopics: 1, demand });
  expect(areas).toMatchObject({ tip: "topicsMissed", values: { all: 40, missed: 12 } });
  expect(language).toMatchObject({ tip: "language", values: { all: 28, missed: 9, language: "de", points: 6 } });
  expect(answers).toMatchObject({ tip: "answers", values: { most: 4, now: 2 } });
  const few = { inCategory: 4, forOtherAreas: 4, inAreas: 4, inOtherLanguages: 4, language: "de" };
  expect(namesOf({ furtherTopics: 1, demand: few })).toEqual(["topics", "answers", "hoursMore"]);
});
