import fc from "fast-check";
import { expect, test } from "vitest";
import { CITIES, findCity, kilometresBetween } from "./cities";

const distance = (one: [string, string], other: [string, string]) => kilometresBetween(findCity(...one)!, findCity(...other)!);

test("some three hundred cities, each a place on the earth, none twice", () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(300);
  expect(CITIES.every(({ name, country }) => name !== "" && country !== "")).toBe(true);
  expect(CITIES.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)).toBe(true);
  expect(new Set(CITIES.map(({ name, country }) => `${name}, ${country}`)).size).toBe(CITIES.length);
});

test("a city is found without its accents, in any case and under another name of its country", () => {
  expect(findCity("sao paulo", "brazil")?.name).toBe("São Paulo");
  expect(findCity(" MANCHESTER ", "UK")?.country).toBe("United Kingdom");
  expect(findCity("Lyon", "")?.country).toBe("France");
});

test("a city of that name in another country is not meant", () => {
  expect(findCity("Birmingham", "United States")).toBeNull();
  expect(findCity("Atlantis", "")).toBeNull();
});

test("distances are those of an atlas", () => {
  expect(Math.abs(distance(["London", ""], ["Paris", ""]) - 344)).toBeLessThan(10);
  expect(Math.abs(distance(["New York", ""], ["Los Angeles", ""]) - 3936)).toBeLessThan(20);
  expect(Math.abs(distance(["Sydney", ""], ["Auckland", ""]) - 2156)).toBeLessThan(20);
});

test("the way there is as long as the way back, and nobody lives further than half round the earth", () => {
  const city = fc.constantFrom(...CITIES);
  fc.assert(
    fc.property(city, city, (one, other) => {
      const way = kilometresBetween(one, other);
      expect(way).toBe(kilometresBetween(other, one));
      expect([way >= 0, way <= 20_040, one !== other || way === 0]).toEqual([true, true, true]);
    }),
  );
});
