import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, MAX_AMOUNT_MINOR } from "./money";
import { approximately, readRates, SHIPPED_RATES } from "./reference-rates";

const amount = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });
const currency = fc.constantFrom(...CURRENCIES);

test("every currency has a rate in whole millionths of a dollar", () => {
  expect(Object.keys(SHIPPED_RATES.rates)).toEqual([...CURRENCIES]);
  expect(SHIPPED_RATES.rates.USD).toBe(1_000_000);
  for (const rate of Object.values(SHIPPED_RATES.rates)) expect(Number.isInteger(rate) && rate > 0).toBe(true);
});

test("the table says of which day it is", () => {
  expect(new Date(SHIPPED_RATES.date).toISOString().slice(0, 10)).toBe(SHIPPED_RATES.date);
});

test("an amount in its own currency stays what it is", () => {
  fc.assert(
    fc.property(amount, currency, (minor, code) => {
      expect(approximately(minor, code, code)).toBe(minor);
    }),
  );
});

test("kept rates hold when they tell of the specified currencies; of another one that they leave out, the rate that ships goes on", () => {
  const { USD, EUR, GBP, CAD, AUD } = SHIPPED_RATES.rates;
  const kept = { USD, EUR: EUR + 1, GBP, CAD, AUD, JPY: 700_000 };
  expect(readRates({ date: "2026-01-02", rates: kept })?.rates).toEqual({ ...SHIPPED_RATES.rates, ...kept });
  expect(readRates({ date: "2026-01-02", rates: { ...kept, AUD: 0 } })).toBeNull();
});

test("1,500 yen are about ten dollars, and ten dollars about 1,500 yen", () => {
  const dollars = approximately(1_500, "JPY", "USD");
  expect([dollars > 8_00 && dollars < 13_00, Math.abs(approximately(dollars, "USD", "JPY") - 1_500) < 3]).toEqual([true, true]);
});

test("100.00 euros are about as many dollars as the table says", () => {
  expect(approximately(100_00, "EUR", "USD")).toBe(SHIPPED_RATES.rates.EUR / 100);
});

test("every conversion equals the exact fraction, rounded once", () => {
  fc.assert(
    fc.property(amount, currency, currency, (minor, from, to) => {
      const numerator = BigInt(minor) * BigInt(SHIPPED_RATES.rates[from]);
      const denominator = BigInt(SHIPPED_RATES.rates[to]);
      expect(approximately(minor, from, to)).toBe(Number((2n * numerator + denominator) / (2n * denominator)));
    }),
  );
});

test("more money is never worth less", () => {
  fc.assert(
    fc.property(amount, amount, currency, currency, (one, other, from, to) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(approximately(less, from, to)).toBeLessThanOrEqual(approximately(more, from, to));
    }),
  );
});
