import fc from "fast-check";
import { expect, test } from "vitest";
import { RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { bufferAfter } from "./buffer";

test("an advisor's own buffer holds where the rules ask for none", () => {
  expect([0, 15, 240].map((own) => bufferAfter(own, SPECIFIED_RULES))).toEqual([0, 15, 240]);
});

test("no buffer is shorter than the rules' or one's own, and one of them is it", () => {
  const asked = fc.integer({ min: RULE_BOUNDS.bufferMinutes.least, max: RULE_BOUNDS.bufferMinutes.most });
  fc.assert(
    fc.property(fc.nat(240), asked, (own, bufferMinutes) => {
      const buffer = bufferAfter(own, { bufferMinutes });
      expect(buffer >= own && buffer >= bufferMinutes).toBe(true);
      expect([own, bufferMinutes]).toContain(buffer);
    }),
  );
});
