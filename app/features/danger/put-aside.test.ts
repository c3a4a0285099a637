import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { dangerIn } from "./danger";

/** A third of what was written for corpus/danger, of which nothing was learned. */
const TEXTS = readFileSync("bench/quality/danger.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

let taken: { kind: string; likely: number; isHeard: boolean; isHeardUntrained: boolean }[] = [];
beforeAll(async () => {
  const read = await textReader();
  taken = TEXTS.map(([, kind = "", text = ""]) => {
    const reading = read(text);
    return {
      kind,
      likely: reading.danger ?? 0,
      isHeard: dangerIn(text, reading) !== null,
      isHeardUntrained: dangerIn(text, { ...reading, danger: 0 }) !== null,
    };
  });
});
const shareOf = (kinds: RegExp, isTaken: (each: (typeof taken)[number]) => boolean) => {
  const own = taken.filter(({ kind }) => kinds.test(kind));
  return own.filter(isTaken).length / own.length;
};

const isDanger = /^(?!no:)/;

test("of dangers told in words that nobody learned from many are heard, and more than without the model of danger", () => {
  const heard = shareOf(isDanger, ({ isHeard }) => isHeard);
  expect(heard).toBeGreaterThan(0.37);
  expect(heard - shareOf(isDanger, ({ isHeardUntrained }) => isHeardUntrained)).toBeGreaterThan(0.01);
});

test("of most of them it is asked whether anybody is in danger, or said whom to call, where they are not heard", () => {
  expect(shareOf(isDanger, ({ isHeard, likely }) => isHeard || likely >= 0.6)).toBeGreaterThan(0.55);
  expect(shareOf(isDanger, ({ isHeard, likely }) => isHeard || likely >= 0.2)).toBeGreaterThan(0.82);
});

test("few needs of a business in the same words are taken for one, or asked about", () => {
  expect(shareOf(/^no:need/, ({ isHeard }) => isHeard)).toBeLessThan(0.07);
  expect(shareOf(/^no:need/, ({ isHeard, likely }) => isHeard || likely >= 0.4)).toBeLessThan(0.1);
});
