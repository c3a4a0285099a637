import { expect, test, vi } from "vitest";
import { ROSTER } from "#app/db/seed/advisors/roster";
import { OWN_LANGUAGE_NAMES } from "./own-language-names";
import { isSpokenLanguage, languageName, languageNames, SPOKEN_LANGUAGES, spokenAmong } from "./spoken-languages";

test("far more than the five of the interface are spoken, each once and with a name of its own", () => {
  expect(SPOKEN_LANGUAGES.slice(0, 5)).toEqual(["en", "es", "fr", "de", "it"]);
  expect(new Set(SPOKEN_LANGUAGES).size).toBe(SPOKEN_LANGUAGES.length);
  expect(SPOKEN_LANGUAGES.length).toBeGreaterThan(70);
  for (const code of SPOKEN_LANGUAGES) expect([code, languageName(code, "en")]).not.toEqual([code, code]);
  expect(isSpokenLanguage("pl") && !isSpokenLanguage("klingon") && !isSpokenLanguage("xx")).toBe(true);
});

test("a language is called by its own name, and by what others call it", () => {
  expect([languageName("pl"), languageName("pl", "en"), languageName("pl", "de")]).toEqual(["Polski", "Polish", "Polnisch"]);
  expect(languageNames()).toContainEqual(["Portugais", "pt"]);
});

test("what names languages in another is made once for all of them: making it takes longer than all the names", () => {
  const made = vi.spyOn(Intl, "DisplayNames");
  for (const code of SPOKEN_LANGUAGES) for (const locale of ["de", "fr"]) if (code !== locale) languageName(code, locale);
  expect(made.mock.calls.length).toBeLessThanOrEqual(2);
  made.mockRestore();
});

test("chosen languages come each once, in the order of the list, without what is none", () => {
  expect(spokenAmong(["pl", "xx", "en", "pl"])).toEqual(["en", "pl"]);
});

test("whatever the demo's advisors speak can be chosen", () => {
  const spoken = Object.values(ROSTER).flatMap((stories) => stories.flatMap(({ languages }) => languages));
  expect(spoken.filter((code) => !isSpokenLanguage(code))).toEqual([]);
});

test("the names that languages have for themselves are the same wherever the page is drawn: none is asked of the browser", () => {
  for (const code of SPOKEN_LANGUAGES) expect(languageName(code)).toBe(OWN_LANGUAGE_NAMES[code]);
  expect(Object.keys(OWN_LANGUAGE_NAMES).sort()).toEqual([...SPOKEN_LANGUAGES].sort());
});

test("a language that is written with a small letter at its beginning is named so: Georgian has no capitals in a word, Xhosa and Zulu begin with a prefix", () => {
  expect([languageName("ka"), languageName("xh"), languageName("zu")]).toEqual(["ქართული", "isiXhosa", "isiZulu"]);
  for (const name of Object.values(OWN_LANGUAGE_NAMES)) expect(name).not.toMatch(/[\u1C90-\u1CBF]/);
});
