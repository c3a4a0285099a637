import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, meaningfulWords, searchWords } from "./search-words";

test("accents and case make no difference", () => {
  expect(foldText("São Paulo, ÉCOLE")).toBe("sao paulo, ecole");
  expect(searchWords("Zoë MÜLLER")).toEqual(["zoe", "muller"]);
});

test("a question is searched by the words that carry it", () => {
  expect(meaningfulWords("How do I protect my brand, please?")).toEqual(["protect", "brand"]);
  expect(meaningfulWords("who can help me?")).toEqual([]);
});

test("signs, quotes and a NUL never get into a word", () => {
  expect(searchWords("'; drop table advisers; --")).toEqual(["drop", "table", "advisers"]);
  expect(searchWords("a\0b <script>alert(1)</script> 🚀")).toEqual(["script", "alert"]);
});

test("whatever is typed, at most ten words of at most forty letters come out", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constant("x".repeat(10_000)),
    fc.constant("wort ".repeat(2000)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const words = searchWords(text);
      return words.length <= 10 && words.every((word) => [...word].length <= 40 && /^[\p{L}\p{N}\p{M}]+$/u.test(word));
    }),
  );
});
