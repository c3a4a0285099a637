import { expect, test } from "vitest";
import { CITIES } from "#app/features/places/cities";
import { COUNTRIES, countryName, isCountryCode } from "./countries";

test("every country has a code of two letters and a name of its own", () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  expect(COUNTRIES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
});

test("every city of the catalog lies in a country of the list, so that distances are found", () => {
  const names = new Set(COUNTRIES.map(({ name }) => name));
  expect([...new Set(CITIES.map(({ country }) => country))].filter((country) => !names.has(country))).toEqual([]);
});

test("a code has its name, and what is no code is shown as it is", () => {
  expect(countryName("GB")).toBe("United Kingdom");
  expect(countryName("XX")).toBe("XX");
  expect([isCountryCode("CI"), isCountryCode("XX")]).toEqual([true, false]);
});
