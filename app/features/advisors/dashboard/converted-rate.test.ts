import { expect, test } from "vitest";
import { isRate } from "#app/features/money/hourly-rate";
import { CURRENCIES, inHundredths } from "#app/features/money/money";
import { convertedRate } from "./converted-rate";

test("a rate in another currency is about as much, in a whole amount as people name one", () => {
  expect(convertedRate(240_00, "GBP", "JPY")).toBe(48_000);
  expect(convertedRate(36_500, "JPY", "GBP")).toBe(185_00);
  expect(convertedRate(80_50, "EUR", "USD")).toBe(95_00);
  expect(convertedRate(150_00, "USD", "EUR")).toBe(130_00);
});

test("a converted rate is one that may be asked for, from the lowest to the highest", () => {
  const rates = CURRENCIES.flatMap((to) =>
    [convertedRate(1, "JPY", to), convertedRate(1_000_000_00, "CHF", to)].map((rate) => inHundredths(rate, to)),
  );
  expect(rates.filter((rate) => !isRate(rate, { currencies: CURRENCIES }) || rate % 100 !== 0)).toEqual([]);
  expect(convertedRate(1, "JPY", "GBP")).toBe(1_00);
});
