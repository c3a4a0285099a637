import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningOf, cutShort } from "./cut-text";

test("a text is cut before a character that would be halved", () => {
  expect([beginningOf("ab😀", 3), beginningOf("ab😀", 4), beginningOf("ab😀c", 4), beginningOf("abc", 5)]).toEqual([
    "ab",
    "ab😀",
    "ab😀",
    "abc",
  ]);
  expect([cutShort("ab😀", 3), cutShort("ab😀", 4), cutShort("", 4)]).toEqual(["ab…", "ab😀", ""]);
});

test("the beginning of any text is one of it, at most one character shorter than it may be, and never half of one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, most) => {
      const cut = beginningOf(text, most);
      expect([text.startsWith(cut), cut.isWellFormed(), cut.length <= most]).toEqual([true, true, true]);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
    }),
  );
});
