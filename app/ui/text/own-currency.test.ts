import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHIPPED_RATES } from "#app/features/money/reference-rates";

const [script, own] = ["public/own-currency.js", "app/ui/text/own-currency.ts"].map((file) => readFileSync(file, "utf8")) as [
  string,
  string,
];

test("the script of visitors' pages has the rates that ship and the regions of the euro as the product has them", () => {
  const rates = Object.entries(SHIPPED_RATES.rates).flat().join(" ");
  expect(script).toContain(`"${rates}"`);
  const regions = /EURO_REGIONS = "([^"]+)"/;
  expect(regions.exec(script)?.[1]).toBe(regions.exec(own)?.[1]);
  const ofRegion = /\{ US: "USD", GB: "GBP", CA: "CAD", AU: "AUD" \}/;
  expect([ofRegion.test(script), ofRegion.test(own)]).toEqual([true, true]);
});
