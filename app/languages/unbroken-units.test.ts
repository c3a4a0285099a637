import { expect, test } from "vitest";
import { textsThatShip } from "./all-texts.server";
import { LANGUAGES } from "./languages";

const wordsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((text: string | object) => (typeof text === "string" ? [text] : wordsIn(text)));

/** A figure, written or filled in, and the sign it counts, with a space between them at which a line could break. */
const BREAKS = /(?<=[\d#}]) (?=(?:%|€|£|min\b|Min\.|Std\.|h(?!\p{L})|km\b))/u;

test("no figure is parted from the sign that it counts, in no language: '50 %' stays on its line", () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(textsThatShip(language));
    expect(words.length).toBeGreaterThan(2000);
    expect([language, words.filter((text) => BREAKS.test(text))]).toEqual([language, []]);
  }
});
