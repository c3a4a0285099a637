import { expect, test } from "vitest";
import { nameIn } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";
import { wordingIn } from "#app/features/assistant/recommend/wording.server";
import { LANGUAGES } from "#app/languages/languages";
import { CITIES, findCity } from "./cities";
import { cityKey } from "./city-key";
import { cityNameIn, withCityNames } from "./city-names.server";

test("cities are called as the reader's language calls them, and as they were written where it has no name of its own", () => {
  expect(LANGUAGES.map((language) => cityNameIn(language, "Vienna"))).toEqual(["Vienna", "Viena", "Vienne", "Wien", "Vienna"]);
  expect(LANGUAGES.map((language) => cityNameIn(language, "Milan"))).toEqual(["Milan", "Milán", "Milan", "Mailand", "Milano"]);
  expect(cityNameIn("de", "Graz")).toBe("Graz");
  expect(cityNameIn("de", "Nowhere-on-Sea")).toBe("Nowhere-on-Sea");
});

test("a person who is called as a city is stays who they are", () => {
  for (const { name } of CITIES.filter((city) => city.name !== "Finance")) expect([name, nameIn("it", name)]).toEqual([name, name]);
});

test("what an answer calls a city, its reader can ask for", () => {
  const unread = ["de", "fr"].flatMap((language) =>
    ["Vienna", "Brussels", "Geneva", "Prague", "Rome", "Milan"].filter(
      (city) => findCity(cityNameIn(language as "de", city), "")?.name !== city,
    ),
  );
  expect(unread).toEqual([]);
  expect(CITIES.some(({ name }) => cityKey(name) === cityKey("Vienna"))).toBe(true);
});

test("a language that was asked for is named, and not called the reader's", () => {
  expect(wordingIn("de").reason("speaksYourLanguage", "Tax", ["fr"])).toBe("spricht Französisch");
  expect(wordingIn("en").reason("speaksYourLanguage", "Tax", ["fr", "de"])).toBe("speaks French and German");
  expect(wordingIn("en").reason("speaksYourLanguage", "Tax")).toBe("speaks your language");
});

test("what a page shows of advisors has its cities in the reader's language, however deep, and nothing else changed", () => {
  const at = new Date(0);
  const shown = { cards: [{ slug: "a", city: "Rome", name: "Rome", free: [at], country: "Italy" }], first: null };
  expect(withCityNames(shown, "de")).toEqual({ cards: [{ ...shown.cards[0], city: "Rom" }], first: null });
  expect(withCityNames(shown, "en")).toEqual(shown);
});
