import { expect, test } from "vitest";
import { denialIn, isTakenBack } from "./denials";

const OF_NOBODY = [
  "nobody is in danger",
  "Nobody is in danger.",
  "no one is in danger",
  "no danger",
  "no no, nobody is in danger at all",
  "no i'm fine, nobody is in danger",
  "nobody is in danger lol",
  "niemand ist in Gefahr",
  "keiner ist in gefahr",
  "Nein, es ist niemand in Gefahr!",
  "personne n'est en danger",
  "non, personne n’est en danger",
  "nadie está en peligro",
  "nessuno è in pericolo",
];
const NOT_MEANT = [
  "I am fine",
  "it's a joke",
  "just a figure of speech",
  "haha no it's just an expression",
  "war nur ein spruch",
  "mir geht es gut",
  "das war nicht ernst gemeint",
  "tout va bien",
  "c'est une façon de parler",
  "je plaisantais",
  "era broma",
  "es solo una forma de hablar",
  "scherzavo",
  "è solo un modo di dire",
];

test("that nobody is in danger, or that it was not meant, is understood in five languages", () => {
  for (const text of OF_NOBODY) expect([text, denialIn(text)]).toEqual([text, { isOfNobody: true, rest: "" }]);
  for (const text of NOT_MEANT) expect([text, denialIn(text)]).toEqual([text, { isOfNobody: false, rest: "" }]);
});

test("what is said besides is what remains", () => {
  for (const [text, rest] of [
    ["haha no it's just an expression, I need help with my receipts", "I need help with my receipts"],
    ["niemand ist in Gefahr, ich suche einen Steuerberater", "ich suche einen Steuerberater"],
    ["nobody is in danger but my husband beats me", "but my husband beats me"],
    ["personne n'est en danger. Je veux mourir", "Je veux mourir"],
    ["nobody is in danger, except me", "except me"],
  ])
    expect([text, denialIn(text!)?.rest]).toEqual([text, rest]);
  expect(["except me", "noch nicht", "sauf moi", "menos yo", "tranne me", "I need help"].map(isTakenBack)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("half a sentence denies nothing", () => {
  for (const text of [
    "nobody is in danger yet",
    "I'm fine with being dead",
    "niemand ist in Gefahr ausser mir",
    "no",
    "nein, aber er schlägt mich",
    "is anybody?",
  ])
    expect([text, denialIn(text)]).toEqual([text, null]);
});
