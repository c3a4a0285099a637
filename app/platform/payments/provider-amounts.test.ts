import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, MAX_AMOUNT_MINOR } from "#app/features/money/money";
import { fromProvider, toProvider } from "./provider-amounts";

test("Stripe counts forints, rupiah and krónur in hundredths, yen and won in whole units, and all others as the product does", () => {
  expect(CURRENCIES.filter((currency) => toProvider({ amount: 1_500, currency }) !== 1_500)).toEqual(["HUF", "IDR", "ISK"]);
  expect([toProvider({ amount: 1_500, currency: "HUF" }), toProvider({ amount: 1_500, currency: "JPY" })]).toEqual([150_000, 1_500]);
});

test("what Stripe says of an amount is what it was asked for", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      const there = toProvider({ amount, currency });
      expect(Number.isSafeInteger(there)).toBe(true);
      expect(fromProvider(there, currency)).toEqual({ amount, currency });
    }),
  );
  expect(fromProvider(150_050, "HUF")).toEqual({ amount: 1_500, currency: "HUF" });
});
