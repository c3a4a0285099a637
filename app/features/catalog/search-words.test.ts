import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPOUNDS } from "./compound-words";
import { finderOf, foldText, meaningfulWords, searchWords, singular } from "./search-words";

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
      expect(words.length).toBeLessThanOrEqual(10);
      expect(words.filter((word) => [...word].length > 40 || !/^[\p{L}\p{N}\p{M}]+$/u.test(word))).toEqual([]);
    }),
  );
});

test("a word written in one, in two or with a hyphen is the same word, in any number and case", () => {
  for (const same of ["trade mark", "Trade-Mark", "TRADEMARK", "trade\u2011mark"]) expect(searchWords(same)).toEqual(["trademark"]);
  expect(searchWords("start-ups and start ups")).toEqual(["startups", "and"]);
  expect(meaningfulWords("start up funding")).toEqual(["startup", "funding"]);
  expect(searchWords("e-commerce")).toEqual(["ecommerce"]);
});

test("however a compound is written, between whatever words, the same words come out", () => {
  const compound = fc.constantFrom(...COMPOUNDS);
  const around = fc.array(fc.constantFrom("tax", "Müller", "visa", "12", "für"), { maxLength: 3 });
  const upper = fc.boolean();
  fc.assert(
    fc.property(compound, around, around, fc.constantFrom(" ", "-", "\u2010", "  "), upper, (halves, before, after, between, isUpper) => {
      const written = (join: string) => [...before, halves.join(join), ...after].join(" ");
      const text = isUpper ? written(between).toUpperCase() : written(between);
      expect(searchWords(text)).toEqual(searchWords(written("")));
    }),
  );
});

test("searching for the words that came out of a text comes to the same words", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...COMPOUNDS.flat(), "tax", "law", "s"), { maxLength: 8 }), (parts) => {
      const once = searchWords(parts.join(" "));
      expect(once.map((word) => searchWords(word).join())).toEqual(once);
    }),
  );
});

test("a plural is its singular, and what only ends like one stays", () => {
  const plurals = ["properties", "taxes", "visas", "patents", "branches", "business", "status", "crisis", "gas"];
  expect(plurals.map(singular)).toEqual(["property", "tax", "visa", "patent", "branch", "business", "status", "crisis", "gas"]);
});

test("words find a text in any order, by their beginnings, in any number", () => {
  const tile = "Corporate Law Employment Law IP Law Immigration Law";
  expect(["ip law", "law ip", "IP-Law", "immigration", "employ", "corporate laws"].every((sought) => finderOf(sought)(tile))).toBe(true);
  expect(finderOf("tax law")(tile)).toBe(false);
  expect(finderOf("")(tile)).toBe(false);
  expect(finderOf("who can help me")(tile)).toBe(false);
});

test("a folded text is at most three times as long as what was typed, whatever its signs stand for", () => {
  const typed = "\ufdfa".repeat(290);
  expect(foldText(typed).length).toBeLessThanOrEqual(3 * typed.length);
  expect(searchWords(typed).join(" ").length).toBeLessThanOrEqual(3 * typed.length);
});
