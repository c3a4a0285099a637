import { expect, test } from "vitest";
import { languagesIn } from "./languages-in-text";

test.each([
  ["Ich suche einen Berater für Steuern, der Niederländisch spricht, es eilt nicht", ["nl"]],
  ["A tax adviser who speaks Dutch", ["nl"]],
  ["a Polish-speaking lawyer", ["pl"]],
  ["Un fiscaliste qui parle portugais", ["pt"]],
  ["un abogado que hable catalán o inglés", ["en", "ca"]],
  ["un consulente che parli rumeno", ["ro"]],
  ["Employment law advice in Ukrainian", ["uk"]],
  ["Steuerberatung auf Türkisch", ["tr"]],
  ["someone fluent in Mandarin", ["zh"]],
])("in '%s' a language is asked for", (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

test.each([
  "Dutch company law",
  "We sell to Turkish customers",
  "Export into the Polish market",
  "I need to polish my pitch",
  "Danish pastry shop in Thai street",
  "Der türkische Markt",
  "un restaurant japonais",
  "in Japanese companies",
])("'%s' asks for none", (text) => {
  expect(languagesIn(text)).toEqual([]);
});
