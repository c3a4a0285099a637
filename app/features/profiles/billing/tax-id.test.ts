import { expect, test } from "vitest";
import { isTaxId, tidyTaxId } from "./tax-id";

const accepts = (country: string, ...ids: string[]) => ids.map((id) => isTaxId(tidyTaxId(id), country));

test("tax ids of the European Union are taken with and without their letters", () => {
  expect(accepts("DE", "DE123456789", "123 456 789")).toEqual([true, true]);
  expect(accepts("FR", "FR XX 123456789", "83 404 833 048")).toEqual([true, true]);
  expect(accepts("NL", "NL123456789B01")).toEqual([true]);
  expect(accepts("GR", "EL123456789")).toEqual([true]);
  expect(accepts("IE", "IE1234567FA", "IE6433435F")).toEqual([true, true]);
  expect(accepts("DE", "DE12345678", "FR123456789", "DE1234567890")).toEqual([false, false, false]);
});

test("tax ids of Britain, the United States, Canada and Australia have their own shapes", () => {
  expect(accepts("GB", "GB 123 4567 89", "123456789012", "GD001", "1234567890")).toEqual([true, true, true, true]);
  expect(accepts("US", "12-3456789", "123-45-6789")).toEqual([true, true]);
  expect(accepts("CA", "123456789 RT0001", "123456789")).toEqual([true, true]);
  expect(accepts("AU", "51 824 753 556")).toEqual([true]);
  expect(accepts("GB", "12345")).toEqual([false]);
  expect(accepts("US", "12-345678")).toEqual([false]);
  expect(accepts("AU", "51 824 753 557")).toEqual([false]);
});

test("where the shape is not known any tax id will do", () => {
  expect(accepts("KE", "A012345678Z")).toEqual([true]);
  expect(accepts("", "whatever 1")).toEqual([true]);
});

test("a country that only an object of JavaScript has is one whose shape is not known", () => {
  for (const country of ["__proto__", "constructor", "toString", "hasOwnProperty"]) expect(accepts(country, "A1")).toEqual([true]);
});
