import fc from "fast-check";
import { expect, test } from "vitest";
import { correctedText } from "./corrected-text";
import { slipsBetween, slipsForgiven, vocabularyWord } from "./typos";

test("a word that is a slip or two away from one of the vocabulary is taken for it", () => {
  expect(vocabularyWord("tradmark")).toBe("trademark");
  expect(vocabularyWord("acountant")).toBe("accountant");
  expect(vocabularyWord("warehose")).toBe("warehouse");
  expect(vocabularyWord("sustanability")).toBe("sustainability");
});

test("a word of the vocabulary, a short one and one that is near to none are left alone", () => {
  expect(vocabularyWord("trademark")).toBe(null);
  expect(vocabularyWord("taxe")).toBe(null);
  expect(vocabularyWord("kaleidoscope")).toBe(null);
});

test("of a clear text only unmistakable words are corrected", () => {
  expect(correctedText("a cibersecurity hous", { isSure: true })).toBe("a cybersecurity hous");
  expect(correctedText("pattent", { isSure: true })).toBe("pattent");
  expect(correctedText("pattent", { isSure: false })).toBe("patent");
});

test("slips are counted alike from both sides, none between a word and itself, and no more than asked for", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, most) => {
      expect(slipsBetween(one, other, most)).toBe(slipsBetween(other, one, most));
      expect(slipsBetween(one, one, most)).toBe(0);
      expect(slipsBetween(one, other, most)).toBeLessThanOrEqual(most + 1);
      expect(slipsForgiven(one)).toBeLessThanOrEqual(2);
    }),
  );
});
