import { expect, test } from "vitest";
import type { Language } from "#app/languages/languages";
import { understand } from "../understand";
import { inOwnLanguage } from "./own-language.server";

const languages = (text: string, page?: Language) => inOwnLanguage(understand(text), text, page).languages;

test.each([
  ["Gewerbesteuerbescheid falsch", "de", ["de"]],
  ["marca registrada copiada", "es", ["es"]],
  ["licenziamento collettivo", "it", ["it"]],
  ["contrat bail commercial", "fr", ["fr"]],
  ["trademark dispute", "en", []],
  ["h1b for our Indian data scientist", "de", []],
  ["Wir brauchen Hilfe mit der Steuer", "en", ["de"]],
  ["Busco ayuda con mi empresa en Roma", "it", ["es"]],
  ["Rechtsberatung auf Englisch, bitte", "de", ["en"]],
  ["", "fr", ["fr"]],
] as const)("'%s' on a page in %s is answered with a liking for %j", (text, page, expected) =>
  expect(languages(text, page)).toEqual(expected));

test("without a page's language the text's own counts alone", () => {
  expect(languages("Gewerbesteuerbescheid falsch")).toEqual([]);
  expect(languages("Wir brauchen Hilfe mit der Steuer")).toEqual(["de"]);
});
