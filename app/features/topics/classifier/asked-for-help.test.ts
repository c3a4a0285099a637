import { expect, test } from "vitest";
import { helpIsWantedWith } from "./asked-for-help";

test("what help is wanted with stands without the asking, in five languages", () => {
  const said = {
    "I need help with the compost": "with the compost",
    "Ich brauche dringend Hilfe beim Kompost": "beim kompost",
    "Bonjour, j'ai besoin d'aide pour le compost": "bonjour pour le compost",
    "Necesito ayuda con el huerto": "con el huerto",
    "Ho bisogno di aiuto con il giardino": "con il giardino",
  };
  expect(Object.fromEntries(Object.keys(said).map((text) => [text, helpIsWantedWith(text)]))).toEqual(said);
});

test("where somebody, a life or no matter is spoken of, all that was said counts", () => {
  const texts = ["Ich brauche Hilfe", "Ich brauche Hilfe mit meinem Mann", "Help me with the dying", "Hilfe, Feuer", "mit dem Garten"];
  expect(texts.map(helpIsWantedWith)).toEqual(texts.map(() => null));
});
