import { expect, test } from "vitest";
import { textsThatShip } from "./all-texts.server";
import { LANGUAGES } from "./languages";
import { readIcu } from "./message-syntax";

const wordsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((text: string | object) => (typeof text === "string" ? [text] : wordsIn(text)));

test("no text says a day or an hour by itself, in no language: whoever fills it in does, in the zone and on the clock of who reads", () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(textsThatShip(language));
    expect(words.length).toBeGreaterThan(2000);
    expect(words.filter((text) => readIcu(text).kinds.some((kind) => / (date|time)$/.test(kind)))).toEqual([]);
  }
});
