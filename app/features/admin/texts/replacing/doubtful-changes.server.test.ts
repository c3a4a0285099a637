import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { ownTexts } from "#app/db/schema/own-texts";
import { textOfPieces } from "#app/features/own-texts/marked-piece";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Language } from "#app/languages/languages";
import { useDatabase } from "../../../../../tests/support/database";
import { readReplacingParams } from "./replacing-form";
import { readReplacing } from "./replacing-page.server";

useDatabase();

beforeEach(async () => {
  await db.delete(ownTexts);
  await readOwnTexts();
});

const listed = async (query: string, language: Language) => {
  const { groups } = await readReplacing(readReplacingParams(new URLSearchParams(query), language));
  return groups.flatMap(({ changes }) => changes);
};

test("no English text says 'an teacher', and none is left to read", async () => {
  const changes = await listed("word:advisor=teacher&word:advisors=teachers", "en");
  const said = changes.map(({ after }) => textOfPieces(after));
  expect([said.length > 100, said.filter((text) => /\ban teacher/i.test(text)), changes.filter(({ isDoubtful }) => isDoubtful)]).toEqual([
    true,
    [],
    [],
  ]);
});

test("every French text with 'l’professeur', 'd’professeur' or 'cet professeur' is among those to read first", async () => {
  const words = "word:expert=professeur&word:experts=professeurs";
  const changes = await listed(`${words}&gender=on`, "fr");
  const wrong = changes.filter(({ text }) => /(?:\bcet |[ld]['’])professeur/i.test(text));
  expect([wrong.length > 50, wrong.filter(({ isDoubtful }) => !isDoubtful)]).toEqual([true, []]);
  const doubtful = changes.filter(({ isDoubtful }) => isDoubtful);
  expect(doubtful.length).toBeLessThan(changes.length / 2 + wrong.length / 2);
  expect((await listed(words, "fr")).filter(({ isDoubtful }) => isDoubtful).length).toBeGreaterThanOrEqual(doubtful.length);
});

test("twelve words that are not offered can be replaced at once", async () => {
  const rows = Array.from({ length: 12 }, (_, index) => `old${index + 1}=w${index}&new${index + 1}=n${index}`).join("&");
  expect(readReplacingParams(new URLSearchParams(rows), "fr").pairs.length).toBe(12);
});
