import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "./sentences";

test("sentences end with their signs, lines and bullets, and not with an abbreviation", () => {
  expect(sentencesOf("We ask Dr. Lee. Why? Art. 5 says so; i.e. no.\n• First point\n• Second")).toEqual([
    "We ask Dr. Lee.",
    "Why?",
    "Art. 5 says so",
    "i.e. no.",
    "First point",
    "Second",
  ]);
});

test("a sentence that lines of a page break is whole again, a heading stays by itself", () => {
  expect(sentencesOf("Termination\nThe employ-\nment contract ends\nwithout notice. Then\nthe visa does.")).toEqual([
    "Termination",
    "The employment contract ends without notice.",
    "Then the visa does.",
  ]);
});

test("nothing is lost or made up: the letters of the sentences are those of the text", () => {
  const letters = (text: string) => text.replace(/[\s\u00ad;•-]/gu, "");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aB.?! \n-;•é".split("")), maxLength: 80 }), (text) => {
      expect(letters(sentencesOf(text).join(" "))).toBe(letters(text));
    }),
  );
});
