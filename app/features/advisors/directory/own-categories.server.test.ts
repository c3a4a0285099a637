import { expect, test } from "vitest";
import { addEntry } from "#app/features/admin/taxonomy/entries.server";
import { addTopic } from "#app/features/admin/taxonomy/topics.server";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { readChangedTopics } from "#app/features/topics/topics.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { searchAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";
import { suggestAdvisors } from "./suggestions.server";

useDatabase();

test("whoever is in a category that an admin added is found by its name in each of its languages, in the search and in the directory", async () => {
  const [admin, at] = [await anAdmin(), new Date("2026-11-02T10:00:00Z")];
  const texts = { name: "Pianoforte", description: "Lezioni per tutti." };
  await addEntry(admin, { category: "", address: "pianoforte", icon: "", texts, translations: { de: { name: "Klavier" } } }, at);
  const place = { value: "pianoforte", category: "pianoforte", shelf: null };
  await addTopic(admin, { name: "Tecnica", place, words: "", translations: {} }, at);
  await readChangedTopics();
  const clara = await anAdvisor({ topics: ["Tecnica"], category: "pianoforte", displayName: "Clara Corda" });
  for (const text of ["pianoforte", "Klavier"]) {
    expect((await suggestAdvisors(text)).map(({ path }) => path)).toEqual([`/advisors/${clara.slug}`]);
    expect(
      (await searchAdvisors({ query: readDirectoryQuery(new URLSearchParams({ q: text })) }, at)).cards.map(({ slug }) => slug),
    ).toEqual([clara.slug]);
    expect((await interpretSearch(text)).topics.map(({ slug }) => slug)).toEqual(["tecnica"]);
  }
});
