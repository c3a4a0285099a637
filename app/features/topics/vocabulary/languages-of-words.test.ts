import { expect, test } from "vitest";
import { languageOfWord, withoutSpeaks } from "./languages-of-words";

test("a language is meant by its name in five languages and in itself", () => {
  for (const name of ["polish", "polnisch", "polonais", "polaco", "polacco", "polski"])
    expect([name, languageOfWord(name)]).toEqual([name, "pl"]);
  expect(languageOfWord("portugues")).toBe("pt");
  expect(languageOfWord("german")).toBe("de");
  expect(["tax", "lao", "", "klingon"].map(languageOfWord)).toEqual([null, null, null, null]);
});

test("'speaks' says nothing beside a language, and stays where none is named", () => {
  expect(withoutSpeaks(["speaks", "polish", "tax"])).toEqual(["polish", "tax"]);
  expect(withoutSpeaks(["public", "speaking"])).toEqual(["public", "speaking"]);
});
