import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { textReader } from "./read-text.server";
import { isNone, type Reading } from "./reading";

/** Needs that name no field, and what is none of the areas in the same words. Nothing was learned of them, and no word list was made by them. */
const TEXTS = readFileSync("bench/quality/roundabout-needs.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

const isOfNone = (label: string) => label.startsWith("none:");
const topicOf = (slug: string) => TOPICS.find((topic) => topic.slug === slug);

let needs: { label: string; reading: Reading }[] = [];
let others: { label: string; reading: Reading }[] = [];
beforeAll(async () => {
  const read = await textReader();
  const all = TEXTS.map(([, , label = "", ...text]) => ({ label, reading: read(text.join(" | ")) }));
  needs = all.filter(({ label }) => !isOfNone(label));
  others = all.filter(({ label }) => isOfNone(label));
});

const shareOf = (list: typeof needs, holds: (each: (typeof needs)[number]) => boolean) => list.filter(holds).length / list.length;
const isFirst =
  (count: number) =>
  ({ label, reading }: (typeof needs)[number]) =>
    reading.areas.slice(0, count).some(({ topic }) => topic === topicOf(label)?.name);

test("each of the fifty areas has as many needs as every other", () => {
  const counts = TOPICS.map(({ slug }) => needs.filter(({ label }) => label === slug).length);
  expect(new Set(counts)).toEqual(new Set([needs.length / TOPICS.length]));
});

test("of needs told by what happened seven in ten have the right area first, and more among the first three", () => {
  expect(shareOf(needs, isFirst(1))).toBeGreaterThan(0.7);
  expect(shareOf(needs, isFirst(3))).toBeGreaterThan(0.84);
});

test("one in ten of them at most is taken for what is none of the areas, of which nearly all is known", () => {
  expect(shareOf(needs, ({ reading }) => isNone(reading))).toBeLessThan(0.1);
  expect(shareOf(others, ({ reading }) => isNone(reading))).toBeGreaterThan(0.93);
});
