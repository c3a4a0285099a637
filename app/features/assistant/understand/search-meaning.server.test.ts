import { expect, test } from "vitest";
import { interpretSearch } from "./search-meaning.server";

test("of a word that names no area no area is guessed in a search, while one that names an area leads there", async () => {
  for (const word of ["beekeeping", "quidditch", "beehives"]) expect([word, (await interpretSearch(word)).topics]).toEqual([word, []]);
  expect((await interpretSearch("trademark")).topics.map(({ name }) => name)).toContain("Intellectual Property");
});
