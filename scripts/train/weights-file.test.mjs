import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { AREA_COUNT, CLASSES, evidenceOf, STATED_COUNT } from "../../app/features/topics/classifier/evidence.ts";
import { learn } from "./learn.mjs";
import { fingerprintIn, quantized, writtenWithin } from "./weights-file.mjs";

const shape = { classes: CLASSES, areaCount: AREA_COUNT, toldCount: STATED_COUNT };
const one = { hashes: Uint32Array.of(1), rarities: Uint16Array.of(1), rows: Float32Array.of(1) };

test("a dictionary weight that the file cannot hold is refused and not cut", () => {
  expect([...quantized({ ...one, told: Float32Array.of(-32.767, 1.5) }).told]).toEqual([-32_767, 1500]);
  expect(() => quantized({ ...one, told: Float32Array.of(62.5) })).toThrow("62.5");
});

test("how often a class occurs is learned beside the words and left out of the weights", () => {
  const often = Array.from({ length: 50 }, () => "zzz").map((text) => ({ labels: ["logistics"], evidence: evidenceOf(text), weight: 1 }));
  const silent = often.map((each) => ({ ...each, evidence: { features: evidenceOf("").features, told: new Float64Array(STATED_COUNT) } }));
  expect(learn(often, shape).told).toHaveLength(STATED_COUNT * CLASSES.length);
  expect(learn(silent, shape).told.every((weight) => weight === 0)).toBe(true);
});

test("of weights that are too many for the file the smallest are left out", () => {
  const count = 4_000;
  const learned = {
    hashes: Uint32Array.from({ length: count }, (_, index) => index * 7_919),
    rarities: new Uint16Array(count).fill(300),
    rows: Float32Array.from({ length: count }, (_, index) => 0.2 + ((index * 31) % count) / count),
    told: Float32Array.of(1),
  };
  const featuresIn = (text) => inflateRawSync(Buffer.from(text, "base64")).readUInt32LE(0);
  const whole = writtenWithin(learned, 1e9);
  const less = writtenWithin(learned, whole.length - 3_000);
  expect(less.length).toBeLessThanOrEqual(whole.length - 3_000);
  expect(less.length).toBeGreaterThan(whole.length - 3_500);
  expect(featuresIn(less)).toBeLessThan(featuresIn(whole));
  expect(fingerprintIn(Buffer.from(less, "base64")).every((byte) => byte === 0)).toBe(true);
  expect(() => writtenWithin(learned, 10)).toThrow("10 characters");
});
