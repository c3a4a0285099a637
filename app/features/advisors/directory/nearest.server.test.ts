import { beforeAll, expect, test } from "vitest";
import { topicsOnShelf } from "#app/features/topics/topic-list";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { type DirectorySearch, searchAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";

useDatabase();

const now = new Date("2026-12-01T08:00Z");
const RATED = { ratingSum: 250, ratingCount: 50, totalSessions: 200, level: "expert" } as const;

beforeAll(async () => {
  await anAdvisor({ category: "marketing", displayName: "Main Area", topics: ["Brand Strategy"] });
  await anAdvisor({ category: "marketing", displayName: "Further Area", topics: ["Market Research", "Brand Strategy"], ...RATED });
  await anAdvisor({ category: "marketing", displayName: "Other Area", topics: ["Market Research"], ...RATED });
  await anAdvisor({ category: "legal", displayName: "Good Employment", topics: ["Employment Law"], ...RATED });
  await anAdvisor({ category: "legal", displayName: "New Employment", topics: ["Employment Law"] });
});

async function search(q: string, more: DirectorySearch) {
  const found = await searchAdvisors({ ...more, query: readDirectoryQuery(new URLSearchParams({ q })) }, now);
  return { ...found, names: found.cards.map(({ displayName }) => displayName) };
}

const shelf = (path: string): DirectorySearch => ({ topics: topicsOnShelf(path).map(({ slug }) => slug), words: "any" });

test("what a text is about counts by whose main area it is, before better rated ones who have it beside another", async () => {
  for (const more of [{ category: "marketing" } as const, {}, { topics: ["brand-strategy", "market-research"], words: "any" } as const])
    expect((await search("brand naming", more)).names.slice(0, 2)).toEqual(["Main Area", "Further Area"]);
});

test("a sub-category's search shows its best even when nobody speaks of it, and says so", async () => {
  const { names, isNear, total, nearest } = await search("pricing", shelf("/legal/employment-law"));
  expect([names, isNear, total]).toEqual([["Good Employment", "New Employment"], true, 2]);
  expect(nearest?.map(({ name }) => name)).toContain("Business Strategy");
  expect((await search("zzqqxx", shelf("/legal/employment-law"))).names).toEqual(names);
  expect(await search("dismissed", shelf("/legal/employment-law"))).not.toHaveProperty("isNear");
});

test("the list of those who fit a little goes on without a gap", async () => {
  const first = await search("zzqqxx", { ...shelf("/legal/employment-law"), limit: 1 });
  const query = readDirectoryQuery(new URLSearchParams({ q: "zzqqxx", after: first.next ?? "" }));
  const second = await searchAdvisors({ ...shelf("/legal/employment-law"), query, limit: 1 }, now);
  expect([first.names, second.cards.map(({ displayName }) => displayName), second.next]).toEqual([
    ["Good Employment"],
    ["New Employment"],
    null,
  ]);
});

test("a category's search that finds nobody shows those of the nearest areas that it has, and nobody without such", async () => {
  const near = await search("my boss dismissed xyzzy", { category: "legal" });
  expect([near.names, near.isNear]).toEqual([["Good Employment", "New Employment"], true]);
  expect(await search("xyzzy", { category: "legal" })).toMatchObject({ names: [], total: 0 });
  expect(await search("website xyzzy", { category: "legal" })).toMatchObject({ names: [], total: 0 });
});

test("where the dictionary knows none of the words, the classifier says what they are about", async () => {
  await anAdvisor({ category: "other", displayName: "Guests First", topics: ["Customer Experience"] });
  const { names, nearest } = await search("the guests write bad stars", { category: "other" });
  expect([names, nearest?.[0]?.name]).toEqual([["Guests First"], "Customer Experience"]);
});

test("filters narrow those who fit a little, too", async () => {
  const query = readDirectoryQuery(new URLSearchParams({ q: "zzqqxx", rating: "4.5" }));
  const { cards } = await searchAdvisors({ ...shelf("/legal/employment-law"), query }, now);
  expect(cards.map(({ displayName }) => displayName)).toEqual(["Good Employment"]);
});

test("a slip of the pen turns no ordinary word into another, and no short one", async () => {
  await anAdvisor({
    category: "legal",
    displayName: "Trainer",
    topics: ["Employment Law"],
    bio: "I train boards and write clauses about the staple trade.",
  });
  for (const word of ["rain", "brain", "stable", "plane", "table", "tran", "Regen", "pain"]) {
    const { corrections, names } = await search(word, shelf("/legal/employment-law"));
    expect([word, corrections ?? []]).toEqual([word, []]);
    expect([word, names[0] === "Trainer"]).toEqual([word, false]);
  }
  expect((await search("claauses", shelf("/legal/employment-law"))).corrections).toEqual([{ said: "claauses", meant: "clauses" }]);
});

test("small talk finds nobody, in a sub-category, a category and the whole list", async () => {
  for (const text of [
    "thanks",
    "hello",
    "how are you today?",
    "what is the weather today?",
    "Danke schön",
    "bonjour",
    "buenos días",
    "ciao, come stai?",
  ])
    for (const more of [shelf("/legal/employment-law"), { category: "legal" } as const, {}])
      expect([text, (await search(text, more)).total]).toEqual([text, 0]);
});

test("a name is found, whatever else it may mean", async () => {
  await anAdvisor({ category: "legal", displayName: "Sunny Thanks", topics: ["Employment Law"] });
  expect((await search("Sunny Thanks", { category: "legal" })).names).toContain("Sunny Thanks");
});
