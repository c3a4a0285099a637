import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emptySearches } from "#app/db/schema/catalog";
import { useDatabase } from "../../../tests/support/database";
import { emptySearchesSince, forgetEmptySearches, noteEmptySearch } from "./empty-searches.server";

useDatabase();
beforeEach(async () => {
  await db.delete(emptySearches);
});

const wednesday = new Date("2026-12-02T10:00Z");
const before = (days: number) => new Date(wednesday.getTime() - days * 86_400_000);

test("searches in vain are counted by their words and the week, however they are written", async () => {
  for (const text of ["Quantum Law", " quantum   LAW! ", "São Paulo"]) await noteEmptySearch(text, wednesday);
  await noteEmptySearch("quantum law", before(7));
  await noteEmptySearch("quantum law", before(70));
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
  for (const text of ["", "  ", "'; drop", "<>"]) await noteEmptySearch(text, wednesday);
  await noteEmptySearch("x".repeat(5000), wednesday);
  expect((await db.select().from(emptySearches)).map(({ words }) => words)).toEqual(["drop", "x".repeat(40)]);
});

test("what was sought half a year ago is forgotten", async () => {
  await noteEmptySearch("long ago", before(200));
  await noteEmptySearch("lately", before(100));
  await forgetEmptySearches(wednesday);
  expect((await db.select().from(emptySearches)).map(({ words }) => words)).toEqual(["lately"]);
});
