import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";

/** Tinted backgrounds of the site's light theme. */
const GROUNDS = ["dfe9e2", "f1e6cf", "dde7ea"];

const variants = (numbers: string) => numbers.split(" ").map((number) => `variant${number}`);

const SHORT_HAIR = variants("56 55 54 49 44 35 34 33 31 27 25 24 22 21 19 18 16 15 13 12 09 05 03 01 42");
const LONG_HAIR = variants("58 57 48 47 46 43 41 39 37 36 28 23 20 11 10 08 04 02");

/** First names of the story's people who are drawn with short hair, and sometimes with a beard. */
const SHORT_HAIRED = new Set(
  "Gerhard Kwame Andrew Rafael Hendrik Santiago Étienne Farhan Tuomas Lucas Kevin Michael Arjun Jonathan Hugh Matteo Samuel Omar Anders Matthias Daniel Markus Declan Tariq Peter Jan Pau Ravi Diego Björn Marcus Tomasz Kenji Carlos".split(
    " ",
  ),
);

/**
 * Draws a portrait of a demo person as SVG; the same for the same name. Notionists by Zoish, CC0 1.0, drawn by DiceBear. Only faces that a
 * client would trust: no sunglasses, no tongues, no rainbows.
 */
export function drawPortrait(name: string): string {
  const isShort = SHORT_HAIRED.has(name.split(" ")[0] ?? "");
  return createAvatar(notionists, {
    seed: name,
    size: 512,
    scale: 110,
    translateY: 4,
    backgroundColor: GROUNDS,
    hair: isShort ? SHORT_HAIR : LONG_HAIR,
    beardProbability: isShort ? 25 : 0,
    body: variants("25 21 20 19 17 16 14 13 11 10 07"),
    lips: variants("23 22 13 08 06 05 03 02"),
    glassesProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as Parameters<typeof createAvatar<notionists.Options>>[1]).toString();
}
