import fc from "fast-check";
import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { BASIS_POINTS_PER_WHOLE, CURRENCIES, isAmount, isCurrency, MAX_AMOUNT_MINOR, proportion, roundHalfUp } from "./money";
import { SHIPPED_RATES } from "./reference-rates";

const amount = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });
const safe = fc.maxSafeInteger().map(Math.abs);

function exactHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

test("a half rounds up", () => {
  expect(roundHalfUp(5, 10)).toBe(1);
  expect(roundHalfUp(25, 10)).toBe(3);
  expect(roundHalfUp(7, 2)).toBe(4);
});

test("less than a half rounds down", () => {
  expect(roundHalfUp(4, 10)).toBe(0);
  expect(roundHalfUp(24, 10)).toBe(2);
  expect(roundHalfUp(1, 3)).toBe(0);
});

test("division is exact for every safe integer", () => {
  fc.assert(
    fc.property(safe, fc.oneof(safe, fc.integer({ min: 1, max: 100 })), (numerator, denominator) => {
      fc.pre(denominator > 0);
      expect(roundHalfUp(numerator, denominator)).toBe(exactHalfUp(BigInt(numerator), BigInt(denominator)));
    }),
  );
});

test("the largest amount times the largest rate is still an exact integer", () => {
  for (const times of [BASIS_POINTS_PER_WHOLE, ...Object.values(SHIPPED_RATES.rates)]) {
    expect(Number.isSafeInteger(MAX_AMOUNT_MINOR * times)).toBe(true);
  }
});

test("a proportion of any amount equals the exact fraction rounded once", () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: BASIS_POINTS_PER_WHOLE }),
      fc.integer({ min: 1, max: BASIS_POINTS_PER_WHOLE }),
      (whole, times, per) => {
        expect(proportion(whole, times, per)).toBe(exactHalfUp(BigInt(whole) * BigInt(times), BigInt(per)));
      },
    ),
  );
});

test("what cannot be computed exactly is refused", () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 53]) {
    expect(() => roundHalfUp(wrong, 10)).toThrow(RangeError);
  }
  for (const wrong of [0, -10, 0.5, Number.NaN]) expect(() => roundHalfUp(10, wrong)).toThrow(RangeError);
  expect(() => proportion(MAX_AMOUNT_MINOR, MAX_AMOUNT_MINOR, 1)).toThrow(RangeError);
});

test("an amount is a whole number of minor units within its bound", () => {
  expect([0, 1, MAX_AMOUNT_MINOR].every(isAmount)).toBe(true);
  expect([-1, 0.5, MAX_AMOUNT_MINOR + 1, Number.NaN, Number.POSITIVE_INFINITY, "1", null, undefined].some(isAmount)).toBe(false);
});

test("the five specified currencies come first, then those of the European Central Bank, and no other is known", () => {
  expect(CURRENCIES.slice(0, 5)).toEqual(["USD", "EUR", "GBP", "CAD", "AUD"]);
  expect(SPECIFIED_RULES.currencies).toEqual(CURRENCIES.slice(0, 5));
  expect([CURRENCIES.length, new Set(CURRENCIES).size]).toEqual([30, 30]);
  expect(CURRENCIES.every(isCurrency)).toBe(true);
  expect(["usd", "KWD", "", null, "toString"].some(isCurrency)).toBe(false);
});
