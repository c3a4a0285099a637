import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import { legibleGround } from "./legible-ground";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever words on whatever ground can be read, and a ground that is fine stays as it is", () => {
  fc.assert(
    fc.property(color, color, (ground, words) => {
      const shown = legibleGround(ground, words);
      expect(contrastRatio(shown, words)).toBeGreaterThanOrEqual(4.5);
      if (contrastRatio(ground, words) >= 4.5) expect(shown).toBe(ground);
    }),
    { numRuns: 200 },
  );
});

test("the blue that a banner begins with is shown a little darker under white words", () => {
  expect(contrastRatio("#3b82f6", "#ffffff")).toBeLessThan(3.7);
  expect(legibleGround("#3b82f6", "#ffffff")).toBe("#2b71e4");
});
