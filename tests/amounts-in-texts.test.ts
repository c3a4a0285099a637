import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";

/** Names of arguments that are amounts of money. */
const SUMS = "amount|total|refund|due|paid|open|here|kept|returned|toReturn|received|said|back|price|rate|net|fee|most|sum|budget";
const TOUCHING = new RegExp(`\\{(?:${SUMS})\\}\\s*\\{(?:${SUMS})\\}`);

function flat(texts: object, at = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[at + key, value]] : flat(value as object, `${at}${key}.`),
  );
}

test("two sums that touch are found", () => expect(TOUCHING.test("von den gezahlten {total} {refund} zurück")).toBe(true));

test.each(LANGUAGES)("in %s no sum stands beside another without a word between them: '180 £ 90 £' is read as one", (language) => {
  expect(flat(shownTexts(language)).filter(([, text]) => TOUCHING.test(text))).toEqual([]);
});
