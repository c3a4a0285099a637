import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { spellingIn } from "./spelling";

const [point, comma] = [spellingIn("en"), spellingIn("de")];

test("decimals stand in a field behind the sign that its reader parts them with", () => {
  expect(["240.50", "240.5", "240", ""].map(comma.typed)).toEqual(["240,50", "240,5", "240", ""]);
  expect(["240.50", "240"].map(point.typed)).toEqual(["240.50", "240"]);
});

test("three digits behind the sign that parts thousands for its reader are thousands", () => {
  expect(["1.500", "1.500,5", "1 500,50", "1’500", "12.345.678"].map(comma.plain)).toEqual([
    "1500",
    "1500.5",
    "1500.50",
    "1500",
    "12345678",
  ]);
  expect(["1,500", "1,500.50", "1 500.5", " 1'500 "].map(point.plain)).toEqual(["1500", "1500.50", "1500.5", "1500"]);
});

test("what could be read in two ways, or is no figure, stays as it was typed", () => {
  for (const text of ["", "abc", "1,500", "0.500", "240.5", "1.50.500", "12.", "€1.50", "-1.500"]) expect(comma.plain(text)).toBe(text);
  for (const text of ["1.500", "20.505", "0,500", "240,5", "01,500", "1,5000"]) expect(point.plain(text)).toBe(text);
});

test("whatever a language writes of an amount is read as that amount", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...LANGUAGES), (cents, language) => {
      const { typed, plain } = spellingIn(language);
      const figure = (cents / 100).toFixed(2);
      expect(plain(typed(figure))).toBe(figure);
      for (const useGrouping of ["always", false] as const) {
        const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping }).format(cents / 100);
        expect(plain(written)).toBe(figure);
      }
    }),
  );
});
