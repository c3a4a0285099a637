import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emptySearches } from "#app/db/schema/catalog";
import { useDatabase } from "../../../../tests/support/database";
import { emptySearchesSince, forgetEmptySearches, recordEmptySearch } from "./empty-searches.server";

useDatabase();
beforeEach(async () => {
  await db.delete(emptySearches);
});

const wednesday = new Date("2026-12-02T10:00Z");
const before = (days: number) => new Date(wednesday.getTime() - days * 86_400_000);

test("searches in vain are counted by their words and the week, however they are written", async () => {
  for (const text of ["Quantum Law", " quantum   LAW! ", "São Paulo"]) await recordEmptySearch(text, wednesday);
  await recordEmptySearch("quantum law", before(7));
  await recordEmptySearch("quantum law", before(70));
  const { words, weeks } = await emptySearchesSince(before(49), 10);
  expect(words).toEqual([
    { words: "quantum law", times: 3 },
    { words: "sao paulo", times: 1 },
  ]);
  expect(weeks.sort((a, b) => a.week.localeCompare(b.week))).toEqual([
    { week: "2026-11-23", times: 1 },
    { week: "2026-11-30", times: 3 },
  ]);
});

test("what has no words is not counted, and what has many is cut", async () => {
  for (const text of ["", "  ", "'; drop", "<>"]) await recordEmptySearch(text, wednesday);
  await recordEmptySearch("x".repeat(5000), wednesday);
  expect((await db.select().from(emptySearches)).map(({ words }) => words)).toEqual(["drop", "x".repeat(40)]);
});

test("what was sought half a year ago is forgotten", async () => {
  await recordEmptySearch("long ago", before(200));
  await recordEmptySearch("lately", before(100));
  await forgetEmptySearches(wednesday);
  expect((await db.select().from(emptySearches)).map(({ words }) => words)).toEqual(["lately"]);
});

test("a week begins on Monday at midnight and ends with Sunday, at the turn of a year as well", async () => {
  for (const day of [28, 29, 30, 31, 32, 33, 34, 35]) {
    const midnight = Date.UTC(2026, 11, day);
    for (const at of [midnight, midnight + 86_400_000 - 1]) await recordEmptySearch(`day ${day}`, new Date(at));
  }
  await recordEmptySearch("day 27", new Date(Date.UTC(2026, 11, 28) - 1));
  const rows = await db.select().from(emptySearches).orderBy(emptySearches.words);
  expect(rows.map(({ words, week, times }) => [words, week, times])).toEqual([
    ["day 27", "2026-12-21", 1],
    ...[28, 29, 30, 31, 32, 33, 34].map((day) => [`day ${day}`, "2026-12-28", 2]),
    ["day 35", "2027-01-04", 2],
  ]);
});

test("what is asked since a day has the whole week of that day, whichever it is, and half a year is counted in weeks, too", async () => {
  const sunday = new Date("2026-11-29T23:59:59.999Z");
  const monday = new Date("2026-11-30T00:00Z");
  await recordEmptySearch("sunday", sunday);
  await recordEmptySearch("monday", monday);
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const since = new Date(monday.getTime() + day * 86_400_000);
    expect([day, (await emptySearchesSince(since, 10)).words]).toEqual([day, [{ words: "monday", times: 1 }]]);
  }
  expect((await emptySearchesSince(sunday, 10)).words).toHaveLength(2);
  const halfAYear = 182 * 86_400_000;
  await forgetEmptySearches(new Date(sunday.getTime() + halfAYear));
  expect(await db.$count(emptySearches)).toBe(2);
  await forgetEmptySearches(new Date(monday.getTime() + halfAYear));
  expect((await db.select().from(emptySearches)).map(({ words }) => words)).toEqual(["monday"]);
});
