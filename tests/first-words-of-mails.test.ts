import { expect, test } from "vitest";
import { textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";

/** Text after a greeting continues in lower case in German and Italian, and starts a sentence in the others. */
const BEGINS_ANEW = LANGUAGES.filter((language) => language !== "de" && language !== "it");

/** Paragraphs of emails, by their names in the rooms. */
const PARAGRAPH = /(Text|Email)$/;

const lowerCased = (language: (typeof LANGUAGES)[number]) =>
  Object.entries(textsThatShip(language)).flatMap(([room, words]) =>
    Object.entries(words as Record<string, string>).flatMap(([key, text]) =>
      PARAGRAPH.test(key) && /^\p{Ll}/u.test(text) ? [`${room}.${key}: ${text.slice(0, 40)}`] : [],
    ),
  );

test.each(BEGINS_ANEW)("in %s what a mail says after its greeting begins with a capital", (language) => {
  expect(lowerCased(language)).toEqual([]);
});

test("the paragraphs are found: German goes on in lower case", () => {
  expect(lowerCased("de").length).toBeGreaterThan(20);
});

test("German has one word for clients: none of its texts calls them Klienten", () => {
  expect(JSON.stringify(textsThatShip("de"))).toContain("Kunden");
  expect(JSON.stringify(textsThatShip("de"))).not.toMatch(/Klient/);
});

test.each(LANGUAGES)("in %s nobody is told that they were missed, or failed to turn up", (language) => {
  expect(textsThatShip(language).booking.noShowOfReaderSubject).not.toMatch(/missed|gefehlt|Faltó/);
});
