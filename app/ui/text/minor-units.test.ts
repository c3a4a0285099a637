import { expect, test } from "vitest";
import { CURRENCIES } from "#app/features/money/money";
import { decimalsOf, minorUnitsOf, plainAmount, shortMoney } from "./minor-units";

const digits = (currency: string) => new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;

test("each currency has as many digits behind the point as Intl gives it", () => {
  expect(CURRENCIES.filter((currency) => decimalsOf(currency) !== digits(currency))).toEqual([]);
  for (const currency of CURRENCIES) expect(minorUnitsOf(currency)).toBe(10 ** decimalsOf(currency));
});

test("amounts are written with the digits of their currency, to people and to machines", () => {
  expect([plainAmount(1_500, "JPY"), plainAmount(1_500, "EUR"), plainAmount(1_500, "HUF")]).toEqual(["1500", "15.00", "1500"]);
  const written = (amount: number, options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en", options).format(amount);
  expect([written(1500, shortMoney(1500, "JPY")), written(15.05, shortMoney(15_05, "EUR"))]).toEqual(["¥1,500", "€15.05"]);
  expect([written(1500, shortMoney(1500, "HUF")).replace("\u00a0", " "), written(15, shortMoney(1500, "EUR"))]).toEqual([
    "HUF 1,500",
    "€15",
  ]);
  expect(written(15.5, shortMoney(1550, "EUR"))).toBe("€15.50");
});

test("pounds have their sign alone in each language, and dollars say whose they are", () => {
  const written = (language: string, currency: string) =>
    new Intl.NumberFormat(language, shortMoney(110_00, currency)).format(110).replace(/\s/gu, " ");
  expect(["en", "de", "fr", "es", "it"].map((language) => written(language, "GBP"))).toEqual(["£110", "110 £", "110 £", "110 £", "110 £"]);
  expect([written("en", "AUD"), written("fr", "AUD"), written("fr", "USD")]).toEqual(["A$110", "110 $AU", "110 $US"]);
});
