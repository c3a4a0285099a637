import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import {
  EMERGENCIES,
  IN_DANGER,
  LOOK_ALIKES,
  NO_EMERGENCIES,
  OF_THINGS_ALONE,
  OF_THINGS_AND_ONESELF,
  ORDINARY_SEARCHES,
} from "../../../tests/support/danger";
import { dangerIn } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const danger = (text: string) => dangerIn(text, read(text));

test("people in danger are found, in every one of seventy phrasings", () => {
  const missed = TEXT_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) === null));
  expect(missed).toEqual([]);
  expect(Object.values(IN_DANGER).flat().length).toBeGreaterThanOrEqual(60);
});

test("they are answered in the language they write in", () => {
  const others = TEXT_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) !== language));
  expect(others).toEqual([]);
});

test("of harmless look-alikes and ordinary searches none is taken for a cry for help", () => {
  const misfires = [...LOOK_ALIKES, ...ORDINARY_SEARCHES].filter((text) => danger(text) !== null);
  expect(misfires).toEqual([]);
});

test("fires, accidents, attacks and leaks that go on now are found, and answered in the language they are told in", () => {
  const others = TEXT_LANGUAGES.flatMap((language) => EMERGENCIES[language].filter((text) => danger(text) !== language));
  expect(others).toEqual([]);
  expect(Object.values(EMERGENCIES).flat().length).toBeGreaterThanOrEqual(60);
});

test("what is over, planned, insured or a manner of speaking is no emergency", () => {
  expect(NO_EMERGENCIES.filter((text) => danger(text) !== null)).toEqual([]);
  expect(NO_EMERGENCIES.length).toBeGreaterThanOrEqual(40);
});

test("who tells of an earlier one beside what goes on now is heard", () => {
  expect(danger("After last year's fire we hired a guard, and right now the warehouse is on fire again")).toBe("en");
});

test("a firm that dies and a cost that kills are business, in five languages", () => {
  expect(OF_THINGS_ALONE.filter((text) => danger(text) !== null)).toEqual([]);
});

test("whoever says so of themselves, too, is heard", () => {
  expect(OF_THINGS_AND_ONESELF.filter((text) => danger(text) === null)).toEqual([]);
});

test("a matter of business besides hides no cry for help", () => {
  const missed = [
    "I want to end my lease early and then I want to kill myself",
    "We cut costs until nothing was left, and now I don't want to live anymore",
    "My partner threatens to sue me and he hits me",
    "Die Konkurrenz bringt uns um die Marge, und ich will nicht mehr leben",
  ].filter((text) => danger(text) === null);
  expect(missed).toEqual([]);
});

test("a search that names the matter and nobody is heeded, too", () => {
  const missed = [
    "suicide",
    "Selbstmord",
    "painless way to die",
    "how many pills to die",
    "suicide hotline",
    "overdose",
    "how to kill yourself",
    "sanfter Tod",
    "comment se suicider",
    "muerte sin dolor",
    "morire senza soffrire",
  ].filter((text) => danger(text) === null);
  expect(missed).toEqual([]);
});
