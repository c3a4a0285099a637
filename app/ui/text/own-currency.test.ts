import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shownCurrencies } from "#app/features/money/accepted-currencies";
import { CURRENCIES } from "#app/features/money/money";
import { SHIPPED_RATES } from "#app/features/money/reference-rates";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { minorUnitsOf } from "./minor-units";
import { currencyOfLocale } from "./own-currency";

const [script, own] = ["public/own-currency.js", "app/ui/text/own-currency.ts"].map((file) => readFileSync(file, "utf8")) as [
  string,
  string,
];

test("the script of visitors' pages has the rates that ship and the regions of the euro as the product has them", () => {
  const rates = shownCurrencies(SPECIFIED_RULES)
    .flatMap((currency) => [currency, SHIPPED_RATES.rates[currency]])
    .join(" ");
  expect(script).toContain(`"${rates}"`);
  const regions = /EURO_REGIONS = "([^"]+)"/;
  expect(regions.exec(script)?.[1]).toBe(regions.exec(own)?.[1]);
  const ofRegion = /OF_REGION =\s+"([^"]+)"/;
  expect(ofRegion.exec(script)?.[1]).toBe(ofRegion.exec(own)?.[1]);
  expect(/WHOLE = "([^"]+)"/.exec(script)?.[1]).toBe(CURRENCIES.filter((currency) => minorUnitsOf(currency) === 1).join(" "));
});

test("every currency that a site can accept is somebody's own", () => {
  const tags = [
    "en",
    "de",
    "en-GB",
    "ja",
    "ko",
    "de-CH",
    "nb",
    "da",
    "sv",
    "pl",
    "cs",
    "hu",
    "id",
    "is",
    "ro",
    "tr",
    "he",
    "th",
    "ms",
    "fil",
    "pt",
    "zh",
  ];
  const further = ["en-CA", "en-AU", "en-IN", "es-MX", "en-NZ", "en-SG", "en-ZA", "zh-HK"];
  expect(new Set([...tags, ...further].map(currencyOfLocale))).toEqual(new Set(CURRENCIES));
  expect([currencyOfLocale("vi-VN"), currencyOfLocale("x")]).toEqual(["", ""]);
});
