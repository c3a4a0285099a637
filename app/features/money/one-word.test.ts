import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";

test.each(LANGUAGES)("in %s what was sent back is called by one word: on pages, receipts, in mails, files and to admins", (language) => {
  const named = [
    translatorFor(language, "money")("sumReturned"),
    translatorFor(language, "profiles")("receiptRefunded"),
    translatorFor(language, "payments")("stage_returned"),
    translatorFor(language, "listFiles")("returned"),
  ];
  expect(new Set(named).size, named.join(", ")).toBe(1);
  const toCome = [translatorFor(language, "payments")("stage_toReturn"), translatorFor(language, "listFiles")("toReturn")];
  expect(new Set(toCome).size, toCome.join(", ")).toBe(1);
});
