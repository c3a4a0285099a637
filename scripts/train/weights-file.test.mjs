import { expect, test } from "vitest";
import { AREA_COUNT, CLASSES, evidenceOf, STATED_COUNT } from "../../app/features/topics/classifier/evidence.ts";
import { learn } from "./learn.mjs";
import { quantized } from "./weights-file.mjs";

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
