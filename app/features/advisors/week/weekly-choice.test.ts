import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseForWeek } from "./weekly-choice";

const NOW = new Date("2026-05-06T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();
const people = (count: number, category: (index: number) => string, nextFree: string | null = inDays(1)) =>
  Array.from({ length: count }, (_, index) => ({ slug: `p${index}`, category: category(index), nextFree }));
const slugs = (chosen: { slug: string }[]) => chosen.map(({ slug }) => slug);

test("six are chosen, at most two of one category while there are others", () => {
  const chosen = chooseForWeek(
    people(40, (index) => ["legal", "finance", "business", "other"][index % 4] ?? ""),
    NOW,
  );
  expect(chosen).toHaveLength(6);
  for (const { category } of chosen) expect(chosen.filter((each) => each.category === category).length).toBeLessThanOrEqual(2);
});

test("who has time this week comes before who has not, the soonest first, and who has none is left out", () => {
  const [free, later, never] = [people(2, () => "legal"), people(2, () => "x", inDays(8)), people(2, () => "y", null)];
  const all = [
    ...never,
    ...later.map((each) => ({ ...each, slug: `l${each.slug}` })),
    ...free.map((each) => ({ ...each, slug: `f${each.slug}` })),
  ];
  expect(slugs(chooseForWeek(all, NOW)).slice(0, 2).sort()).toEqual(["fp0", "fp1"]);
  expect(slugs(chooseForWeek(all, NOW)).slice(2).sort()).toEqual(["lp0", "lp1"]);
  const hours = [5, 2, 9, 1, 7, 3].map((days, index) => ({ slug: `h${index}`, category: `${index}`, nextFree: inDays(days) }));
  expect(slugs(chooseForWeek(hours, NOW))).toEqual(["h3", "h1", "h5", "h0", "h4", "h2"]);
});

test("all week long they are the same, whatever the order they come in, and the next week others", () => {
  const many = people(60, (index) => String(index % 6));
  const monday = slugs(chooseForWeek(many, new Date("2026-05-07T00:00:00Z"))).sort();
  expect(slugs(chooseForWeek([...many].reverse(), new Date("2026-05-13T23:59:59Z"))).sort()).toEqual(monday);
  expect(slugs(chooseForWeek(many, new Date("2026-05-14T00:00:00Z"))).sort()).not.toEqual(monday);
});

test("nobody is chosen twice, and never more than there are", () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 4 }), (count, categories) => {
      const chosen = slugs(
        chooseForWeek(
          people(count, (index) => String(index % categories)),
          NOW,
        ),
      );
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.length).toBe(Math.min(count, 6));
    }),
  );
});
