import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOPICS } from "../../app/features/catalog/topics.ts";
import * as evidence from "../../app/features/topics/classifier/evidence.ts";
import { matterSayings } from "../../app/features/topics/classifier/matters-in-text.ts";
import { allSayings } from "../../app/features/topics/vocabulary/topics-in-text.ts";
import { readCorpus } from "./corpus.mjs";
import { readSayings } from "./examples.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { fingerprintIn, packed } from "./weights-file.mjs";

const WEIGHTS = "app/features/topics/classifier/weights.txt";
const SAID = "The file in the repository was learned from an earlier state of these.";
const reading = { ...evidence, matterSayings, allSayings, topics: TOPICS };
const shape = { classes: evidence.CLASSES, areaCount: evidence.AREA_COUNT, toldCount: evidence.STATED_COUNT };
const hex = (bytes) => bytes.toString("hex");

test("the document says whether the classifier's weights are those that npm run train would learn today", () => {
  const learnedFrom = fingerprintIn(Buffer.from(readFileSync(WEIGHTS, "utf8"), "base64"));
  const isOfToday = hex(learnedFrom) === hex(fingerprintOf(reading, shape));
  const isSaid = readFileSync("docs/matching.md", "utf8").includes(SAID);
  expect(isSaid, isOfToday ? "take the sentence out" : "learn them anew (npm run train), or say that it was not done").toBe(!isOfToday);
});

test("a text, a label of any text, an entry of the dictionary and another way of reading each give another fingerprint", () => {
  const lines = readCorpus().slice(0, 400);
  const sayings = readSayings(reading).slice(0, 400);
  const [{ labels, text }, ...others] = lines;
  // The second takes no part in the small training, which would tell of its label by itself.
  const [second, ...rest] = others;
  const changed = [
    fingerprintOf(reading, shape, lines, sayings),
    fingerprintOf(reading, shape, [{ labels, text: `${text}!` }, ...others], sayings),
    fingerprintOf(reading, shape, [{ labels: ["none:chat"], text }, ...others], sayings),
    fingerprintOf(reading, shape, [lines[0], { ...second, labels: ["none:chat"] }, ...rest], sayings),
    fingerprintOf(reading, shape, lines, sayings.slice(1)),
    fingerprintOf({ ...reading, evidenceOf: (said) => evidence.evidenceOf(`${said} a`) }, shape, lines, sayings),
  ];
  expect(new Set(changed.map(hex)).size).toBe(changed.length);
  expect(hex(fingerprintOf(reading, shape, lines, sayings))).toBe(hex(changed[0]));
});

test("the fingerprint stands in the file", () => {
  const fingerprint = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const weights = {
    hashes: Uint32Array.of(1),
    rarities: Uint16Array.of(1),
    rows: Int8Array.of(1),
    told: Int16Array.of(1),
    step: 1,
    temperature: 1,
  };
  expect(hex(fingerprintIn(packed(weights, fingerprint)))).toBe(hex(fingerprint));
});
