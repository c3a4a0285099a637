import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { IN_DANGER, LOOK_ALIKES } from "../../../../tests/support/danger";
import { dangerIn } from "./danger";
import { NEED_LANGUAGES } from "./need";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const danger = (text: string) => dangerIn(text, read(text));

test("people in danger are found, in every one of seventy phrasings", () => {
  const missed = NEED_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) === null));
  expect(missed).toEqual([]);
  expect(Object.values(IN_DANGER).flat().length).toBeGreaterThanOrEqual(60);
});

test("they are answered in the language they write in", () => {
  const others = NEED_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) !== language));
  expect(others).toEqual([]);
});

/** The price of a wide net. */
const MISFIRES: string[] = [];

test("of harmless look-alikes hardly one is taken for a cry for help", () => {
  const misfires = LOOK_ALIKES.filter((text) => danger(text) !== null);
  expect(misfires).toEqual(MISFIRES);
});
