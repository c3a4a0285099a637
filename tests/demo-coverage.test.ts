import { expect, test } from "vitest";
import { ROSTER } from "#app/db/seed/advisors/roster";
import { CITIES } from "#app/db/seed/cities";
import { isCategoryId } from "#app/features/catalog/categories";
import { EXPERTISE_TILES } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { findCity } from "#app/features/places/cities";
import { topicByName } from "#app/features/topics/topic-list";

test("the demo's advisors stand in the six categories, their primary area in their own", () => {
  for (const [category, stories] of Object.entries(ROSTER)) {
    expect(isCategoryId(category)).toBe(true);
    for (const { name, topics } of stories) expect([name, topicByName(topics[0]!)?.category]).toEqual([name, category]);
  }
});

test("every sub-category has four advisors of the demo at least, every tile three", () => {
  const advisorsOf = ({ category, topics }: { category: string; topics: readonly string[] }) =>
    ROSTER[category]!.filter((story) => story.topics.some((name) => topics.includes(name))).length;
  for (const page of SUBCATEGORIES) expect([page.path, advisorsOf(page) >= 4]).toEqual([page.path, true]);
  for (const tile of EXPERTISE_TILES) expect([tile.slug, advisorsOf(tile) >= 3]).toEqual([tile.slug, true]);
});

test("all fifty areas have two advisors of the demo at least, and the demo names no other area", () => {
  const named = Object.values(ROSTER).flatMap((stories) => stories.flatMap(({ topics }) => topics));
  for (const { name } of TOPICS) expect([name, named.filter((other) => other === name).length >= 2]).toEqual([name, true]);
  expect(named.filter((name) => topicByName(name) === undefined)).toEqual([]);
});

test("every city of the demo is known, so that a distance can be told", () => {
  expect(Object.entries(CITIES).filter(([name, { country }]) => findCity(name, country) === null)).toEqual([]);
});
