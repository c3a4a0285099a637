import { expect, test } from "vitest";
import { topicsInAnyLanguage } from "./topics-in-languages.server";

test("an area is found by the beginnings of its words in the reader's language, and in any other", () => {
  const names = (text: string, language: "de" | "fr" | "en") => topicsInAnyLanguage(text, language).map(({ name }) => name);
  expect(names("droit du trav", "fr")).toEqual(["Employment Law"]);
  expect(names("arbeitsr", "de")).toEqual(["Employment Law"]);
  expect(names("arbeitsr", "en")).toEqual(["Employment Law"]);
  expect(names("recht", "de")).toEqual(expect.arrayContaining(["Employment Law", "Corporate Law"]));
  expect(names("digital", "de")).toEqual(expect.arrayContaining(["Digital Transformation", "Digital Marketing"]));
  expect(names("zzqqxx", "de")).toEqual([]);
});

test("letters that begin words of several languages are read in the reader's own first", () => {
  const names = (text: string, language: "es" | "fr" | "en") => topicsInAnyLanguage(text, language).map(({ name }) => name);
  expect([names("ven", "es"), names("ven", "en")]).toEqual([["Sales", "Venture Capital"], ["Venture Capital"]]);
  expect([names("inv", "fr"), names("inv", "en")]).toEqual([["Private Equity"], ["Market Research"]]);
});

test("an ü is no u where a name has it, and is one where none has", () => {
  const names = (text: string) => topicsInAnyLanguage(text, "de").map(({ name }) => name);
  expect(names("Kün")).toEqual(["Artificial Intelligence"]);
  expect(names("Kun")).toEqual(expect.arrayContaining(["Customer Experience", "Artificial Intelligence"]));
  expect(names("Märk")).toEqual(names("Mark"));
});
