import { afterEach, expect, test } from "vitest";
import { cookieForAddress, languageAsked } from "#app/languages/asked-language.server";
import { applyDefaults, isOffered, offeredLanguages, offeredOr } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS, storedDefaults } from "#app/platform/brand/site-defaults";
import { LANGUAGES } from "./languages";

const speaks = (language: string, languages: string) =>
  applyDefaults([
    { name: DEFAULTS_SETTINGS.language, value: language },
    { name: DEFAULTS_SETTINGS.languages, value: languages },
  ]);
afterEach(() => applyDefaults([]));

const asked = (address: string, cookie: string | null, accepted: string, preferred: string | null = null) =>
  languageAsked({ address, cookie, accepted }, preferred);

test("a language that is switched off is read by nobody: not by address, cookie, browser or Preferences", () => {
  speaks("fr", "fr,es");
  expect(offeredLanguages()).toEqual(["es", "fr"]);
  expect([asked("/?lang=de", null, "de"), asked("/", "lang=de", "de"), asked("/", null, "de", "de")]).toEqual(["fr", "fr", "fr"]);
  expect(asked("/?lang=de", "lang=it", "de, es;q=0.5", "en")).toBe("es");
  expect([cookieForAddress({ url: "/?lang=de", headers: {} }), offeredOr("de"), offeredOr("es"), isOffered("de")]).toEqual([
    null,
    "fr",
    "es",
    false,
  ]);
});

test("the site's own language is always on, and with none named all are", () => {
  speaks("it", "de");
  expect(offeredLanguages()).toEqual(["de", "it"]);
  speaks("it", "tlh,");
  expect(offeredLanguages()).toEqual(LANGUAGES);
  const stored = (languages: typeof LANGUAGES) => storedDefaults({ language: "", zone: "", languages })[DEFAULTS_SETTINGS.languages];
  expect([stored(LANGUAGES), stored(["es", "fr"])]).toEqual(["", "es,fr"]);
});
