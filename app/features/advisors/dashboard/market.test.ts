import fc from "fast-check";
import { expect, test } from "vitest";
import { marketRange } from "./market";

test("with fewer than five peers there is no market to speak of", () => {
  expect(marketRange([])).toBe(null);
  expect(marketRange([1, 2, 3, 4])).toBe(null);
});

test("the range is the middle half of what peers ask", () => {
  expect(marketRange([500, 100, 300, 200, 400])).toEqual({ low: 200, high: 400 });
  expect(marketRange([100, 100, 100, 100, 100_000])).toEqual({ low: 100, high: 100 });
});

test("at least half of the peers ask a rate within the range, whatever they ask", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 5, maxLength: 60 }), (rates) => {
      const { low, high } = marketRange(rates)!;
      const within = rates.filter((rate) => low <= rate && rate <= high);
      expect(low).toBeLessThanOrEqual(high);
      expect(within.length * 2).toBeGreaterThanOrEqual(rates.length);
      expect(rates).toContain(low);
      expect(rates).toContain(high);
    }),
  );
});
