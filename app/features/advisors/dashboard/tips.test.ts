import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseTips, type Tipped } from "./tips";

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
