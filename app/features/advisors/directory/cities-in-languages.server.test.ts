import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { searchAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";
import { suggestAdvisors } from "./suggestions.server";

useDatabase();

const now = new Date("2026-12-01T08:00Z");

beforeAll(async () => {
  await anAdvisor({
    category: "finance",
    displayName: "Gerda Pichler",
    topics: ["Tax and Accounting"],
    city: "Vienna",
    country: "Austria",
  });
  await anAdvisor({ category: "finance", displayName: "Moritz Huber", topics: ["Tax and Accounting"], city: "Munich", country: "Germany" });
  await anAdvisor({ category: "legal", displayName: "Carla Riva", topics: ["Legal"], city: "Milan", country: "Italy" });
});

test.each([
  ["Wien", "Gerda Pichler"],
  ["vienne", "Gerda Pichler"],
  ["Steuerberater Wien", "Gerda Pichler"],
  ["tax advisor Vienna", "Gerda Pichler"],
  ["muenchen", "Moritz Huber"],
  ["München", "Moritz Huber"],
  ["monaco di baviera", "Moritz Huber"],
  ["Mailand", "Carla Riva"],
  ["milano", "Carla Riva"],
])("a city finds its advisors by the name that any language shows: %s", async (text, name) => {
  expect((await suggestAdvisors(text)).map((found) => found.name)).toEqual([name]);
  const { cards } = await searchAdvisors({ query: readDirectoryQuery(new URLSearchParams({ q: text })) }, now);
  expect(cards.map(({ displayName }) => displayName)).toEqual([name]);
});

test("the filter of places takes a city by each of its names", async () => {
  const { cards } = await searchAdvisors({ query: readDirectoryQuery(new URLSearchParams({ location: "Wien" })) }, now);
  expect(cards.map(({ displayName }) => displayName)).toEqual(["Gerda Pichler"]);
});
