import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf } from "./linked-text";

const ada = { name: "Ada Lovelace", slug: "ada" };
const adaShort = { name: "Ada", slug: "other-ada" };

test("names are set apart to be linked, and a longer name wins over one it contains", () => {
  const pieces = piecesOf("Ask Ada Lovelace, or Ada.", [adaShort, ada]);
  expect(pieces.map(({ words, named }) => [words, named?.slug])).toEqual([
    ["Ask ", undefined],
    ["Ada Lovelace", "ada"],
    [", or ", undefined],
    ["Ada", "other-ada"],
    [".", undefined],
  ]);
});

test("a name with signs of patterns in it is a name", () => {
  expect(piecesOf("Ask (A.*) now", [{ name: "(A.*)" }]).filter(({ named }) => named)).toHaveLength(1);
});

test("the pieces of any text are the text, and only given people are linked", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.record({ name: fc.string() }), { maxLength: 4 }), (text, people) => {
      const pieces = piecesOf(text, people);
      expect(pieces.map(({ words }) => words).join("")).toBe(text);
      expect(pieces.every(({ named, words }) => named === null || named.name === words)).toBe(true);
    }),
  );
});
