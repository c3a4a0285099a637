import { expect, test } from "vitest";
import { interpretSearch } from "./search-meaning.server";

test("of a word that names no area no area is guessed in a search, while one that names an area leads there", async () => {
  for (const word of ["beekeeping", "quidditch", "beehives"]) expect([word, (await interpretSearch(word)).topics]).toEqual([word, []]);
  expect((await interpretSearch("trademark")).topics.map(({ name }) => name)).toContain("Intellectual Property");
});

test("a search that asks about the site finds the pages that answer it", async () => {
  expect((await interpretSearch("can I cancel my consultation on Monday")).pages).toEqual(["/consultations", "/terms"]);
  expect((await interpretSearch("Passwort vergessen")).pages).toEqual(["/auth/forgot", "/auth"]);
});
