import { expect, test } from "vitest";
import { CURRENCIES } from "#app/features/money/money";
import { currencyOfLocale } from "./own-currency";

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
