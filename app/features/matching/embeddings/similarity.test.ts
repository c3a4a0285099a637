import fc from "fast-check";
import { expect, test } from "vitest";
import { similarityParts } from "./similarity";

test("the most like has all of the part, the least like nothing, and who has no vector the middle", () => {
  const parts = similarityParts(new Map(Object.entries({ a: 0.9, b: 0.5, c: 0.7 })), ["a", "b", "c", "d"]);
  expect([...parts].map(([id, part]) => [id, Math.round(part * 1000) / 1000])).toEqual([
    ["a", 1],
    ["b", 0],
    ["c", 0.5],
    ["d", 0.5],
  ]);
});

test("where nothing tells them apart nobody has the part, and it counts as met for all", () => {
  expect(similarityParts(new Map([["a", 0.7]]), ["a", "b"]).size).toBe(0);
  expect(similarityParts(new Map(Object.entries({ a: 0.7, b: 0.705 })), ["a", "b"]).size).toBe(0);
  expect(similarityParts(new Map(), []).size).toBe(0);
});

test("every part is 0 to 1, everybody has one or nobody, and more like is never less", () => {
  const cosines = fc.dictionary(fc.string({ maxLength: 4 }), fc.double({ min: -1, max: 1, noNaN: true }));
  fc.assert(
    fc.property(cosines, fc.array(fc.string({ maxLength: 4 })), (given, others) => {
      const known = new Map(Object.entries(given));
      const ids = [...new Set([...known.keys(), ...others])];
      const parts = similarityParts(known, ids);
      if (parts.size === 0) return;
      expect([...parts.keys()]).toEqual(ids);
      expect([...parts.values()].every((part) => part >= 0 && part <= 1)).toBe(true);
      const sorted = [...known].sort(([, one], [, other]) => one - other).map(([id]) => parts.get(id)!);
      expect(sorted.every((part, index) => index === 0 || part >= sorted[index - 1]!)).toBe(true);
    }),
  );
});
