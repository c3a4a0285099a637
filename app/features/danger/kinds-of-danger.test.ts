import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import {
  BODY_EMERGENCIES,
  BODY_EMERGENCIES_IN_FREE_WORDS,
  DANGERS_WITHOUT_A_MOMENT,
  MANNERS_OF_SPEAKING,
  NO_BODIES,
  NO_BODY_EMERGENCIES,
  PRESENT_DANGERS,
} from "../../../tests/support/body-and-presence";
import { dangerIn, kindOfDanger } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const found = (text: string, page: string | null = null) => dangerIn(text, read(text), page);

test("signs of something in a body that must be treated at once are found in five languages, each answered in its own", () => {
  for (const texts of [BODY_EMERGENCIES, BODY_EMERGENCIES_IN_FREE_WORDS]) {
    const other = TEXT_LANGUAGES.flatMap((language) =>
      texts[language].flatMap((text) =>
        found(text) === language && kindOfDanger(text) !== "later" ? [] : [[text, found(text), kindOfDanger(text)]],
      ),
    );
    expect(other).toEqual([]);
  }
});

test("everyday medicine, and bodies and batteries of business, are no emergency", () => {
  expect([...NO_BODY_EMERGENCIES, ...NO_BODIES].filter((text) => found(text) !== null)).toEqual([]);
});

test("danger that is there now is told from danger without a moment", () => {
  const other = TEXT_LANGUAGES.flatMap((language) => [
    ...PRESENT_DANGERS[language].flatMap((text) => (found(text) === language && kindOfDanger(text) === "now" ? [] : [text])),
    ...DANGERS_WITHOUT_A_MOMENT[language].flatMap((text) => (found(text) === language && kindOfDanger(text) === "later" ? [] : [text])),
  ]);
  expect(other).toEqual([]);
});

test("a nuisance, a rival's prices and a fact of history are no cry for help", () => {
  expect(MANNERS_OF_SPEAKING.filter((text) => found(text) !== null)).toEqual([]);
});

test("where the words leave it open, the language of the page is that of the answer", () => {
  expect([found("suicidio", "it"), found("suicidio", "es"), found("Suizid", "fr")]).toEqual(["it", "es", "de"]);
  expect(found("mia moglie ha perso i sensi", "en")).toBe("it");
});
