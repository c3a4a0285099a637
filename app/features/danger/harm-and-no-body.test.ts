import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { BODIES_ALONE, HARMED_BY_OTHERS, NO_HARM, NOBODY_IN_DANGER, NOW_BY_OTHERS } from "../../../tests/support/harm-by-others";
import { NEAR_TO_HARM, TOLD_OTHERWISE } from "../../../tests/support/harm-told-otherwise";
import { dangerIn, kindOfDanger } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const found = (text: string) => dangerIn(text, read(text));

test("who is handled, kept, made to work, threatened through a family or made to pay for protection is heard in the language they write in", () => {
  for (const texts of [HARMED_BY_OTHERS, TOLD_OTHERWISE]) {
    const other = TEXT_LANGUAGES.flatMap((language) =>
      texts[language].flatMap((text) => (found(text) === language ? [] : [[text, found(text)]])),
    );
    expect(other).toEqual([]);
  }
});

test("a smell of gas, somebody who gets in and a fire that is threatened are there now", () => {
  const other = TEXT_LANGUAGES.flatMap((language) =>
    NOW_BY_OTHERS[language].flatMap((text) =>
      found(text) === language && kindOfDanger(text) === "now" ? [] : [[text, found(text), kindOfDanger(text)]],
    ),
  );
  expect(other).toEqual([]);
});

test("a body that is ill or hurt, and pills taken by mistake, are answered as a matter of the body", () => {
  const other = TEXT_LANGUAGES.flatMap((language) =>
    BODIES_ALONE[language].flatMap((text) =>
      found(text) === language && kindOfDanger(text) === "body" ? [] : [[text, found(text), kindOfDanger(text)]],
    ),
  );
  expect(other).toEqual([]);
  expect([kindOfDanger("he chokes me, I can't breathe"), kindOfDanger("I took all my pills, I want to die")]).toEqual(["now", "now"]);
});

test("colours, infarcts and loss of blood of what has no body are no emergency", () => {
  expect(NOBODY_IN_DANGER.filter((text) => found(text) !== null)).toEqual([]);
});

test("a person beside a thing that bleeds is heard", () => {
  const heard = [
    "the launch had a heart attack and now my father isn't breathing",
    "a guest in our restaurant is choking on a piece of steak",
    "un client du bar fait une crise cardiaque",
    "ein Gast im Laden hat gerade einen Herzinfarkt",
    "en la tienda hay un hombre que sangra mucho",
    "nel negozio un cliente sta avendo un infarto",
    "unser Kleiner läuft blau an",
    "ma fille devient toute bleue",
    "mi hijo se ha puesto morado y no respira",
    "mia nonna ha le labbra viola",
  ].filter((text) => found(text) === null || kindOfDanger(text) !== "body");
  expect(heard).toEqual([]);
});

test("papers, hands, debts and threats in matters of a firm are needs", () => {
  expect([...NO_HARM, ...NEAR_TO_HARM].filter((text) => found(text) !== null)).toEqual([]);
});
