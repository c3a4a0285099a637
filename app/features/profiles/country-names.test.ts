import { expect, test } from "vitest";
import { countriesIn, countryNameIn } from "./country-names";

test("a country is called by its name in the language of who reads, and kept by the English one", () => {
  expect(["en", "de", "fr", "es", "it"].map((language) => countryNameIn(language, "Germany"))).toEqual([
    "Germany",
    "Deutschland",
    "Allemagne",
    "Alemania",
    "Germania",
  ]);
  expect(countryNameIn("en", "Congo (Kinshasa)")).toBe("Congo (Kinshasa)");
});

test("what is no country of the list stays as it was written", () => {
  expect(countryNameIn("de", "Atlantis")).toBe("Atlantis");
  expect(countryNameIn("de", "")).toBe("");
});

test("names on which browsers and servers disagree are the site's own, and the choices stand in the order of the language", () => {
  expect(["FK", "HK", "MO", "PS"].map((code) => new Map(countriesIn("de")).get(code))).toEqual([
    "Falklandinseln",
    "Hongkong",
    "Macau",
    "Palästina",
  ]);
  const german = countriesIn("de").map(([, label]) => label);
  expect(german.indexOf("Ägypten")).toBe(german.indexOf("Afghanistan") + 1);
  expect(countriesIn("en").slice(0, 2)).toEqual([
    ["AF", "Afghanistan"],
    ["AX", "Åland Islands"],
  ]);
});
