import { expect, test } from "vitest";
import type { Language } from "#app/languages/languages";
import { completedWord } from "./completed-word";

test.each<[string, Language, string | null]>([
  ["Kündi", "de", "kündigung"],
  ["Kün", "de", "kündigung"],
  ["kundi", "de", "kündigung"],
  ["cong", "fr", "congé"],
  ["Impô", "fr", "impôts"],
  ["impo", "fr", "impôts"],
  ["licenc", "fr", "licenciement"],
  ["licenz", "it", "licenziamento"],
  ["impue", "es", "impuestos"],
  ["dismi", "en", "dismissal"],
  ["Kündi", "fr", "kündigung"],
  ["gehalt", "de", null],
  ["kündigung", "de", null],
  ["kä", "de", null],
  ["künd", "it", "kündigung"],
  ["dïsmi", "en", null],
  ["zzq", "en", null],
])("%s in %s begins %s", (text, language, word) => {
  expect(completedWord(text, language)).toBe(word);
});
