import { expect, test } from "vitest";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { LANGUAGES } from "#app/languages/languages";
import { EVERYDAY_WORDS } from "./everyday-words";

test.each(LANGUAGES)("each everyday word has an area: %s", async (language) => {
  const unknown: string[] = [];
  for (const word of EVERYDAY_WORDS[language].split(" ")) {
    const { topics } = await interpretSearch(word);
    if (topics.length === 0) unknown.push(word);
  }
  expect(unknown.join(" ")).toBe("");
});
