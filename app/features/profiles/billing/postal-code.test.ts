import { expect, test } from "vitest";
import { isPostalCode, tidyPostalCode } from "./postal-code";

const accepts = (country: string, ...codes: string[]) => codes.map((code) => isPostalCode(tidyPostalCode(code), country));

test("postal codes have the shape of their country", () => {
  expect(accepts("GB", "sw1a 1aa", "EC1Y8SD", "W1A 0AX")).toEqual([true, true, true]);
  expect(accepts("US", "94110", "94110-1234")).toEqual([true, true]);
  expect(accepts("CA", "k1a 0b1", "K1A0B1")).toEqual([true, true]);
  expect(accepts("DE", "10115")).toEqual([true]);
  expect(accepts("NL", "1012 ab")).toEqual([true]);
  expect(accepts("IE", "D02 X285")).toEqual([true]);
  expect(accepts("AU", "2000")).toEqual([true]);
});

test("codes of another shape are refused", () => {
  expect(accepts("GB", "12345")).toEqual([false]);
  expect(accepts("US", "9411", "ABCDE")).toEqual([false, false]);
  expect(accepts("CA", "D1A 0B1")).toEqual([false]);
  expect(accepts("DE", "1011", "101155")).toEqual([false, false]);
});

test("where the shape is not known any code will do", () => {
  expect(accepts("KE", "00100")).toEqual([true]);
  expect(accepts("", "x")).toEqual([true]);
});

test("a country that only an object of JavaScript has is one whose shape is not known", () => {
  for (const country of ["__proto__", "constructor", "toString", "hasOwnProperty"]) expect(accepts(country, "A1")).toEqual([true]);
});
