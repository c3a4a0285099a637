import { expect, test } from "vitest";
import { SHIPPED_RATES } from "../reference-rates";
import { readDailyFile } from "./daily-file";

const cube = (rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube><Cube time='2026-11-20'>
${Object.entries(rates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join("\n")}
</Cube></Cube></gesmes:Envelope>`;

test("the bank's file gives what a hundred of each currency's smallest units are worth in millionths of a dollar, and its day", () => {
  expect(readDailyFile(cube({ USD: "1.2500", JPY: "170.1", GBP: "0.8", CAD: "1.6", AUD: "2" }))).toEqual({
    date: "2026-11-20",
    rates: { ...SHIPPED_RATES.rates, USD: 1_000_000, EUR: 1_250_000, GBP: 1_562_500, CAD: 781_250, AUD: 625_000, JPY: 734_862 },
  });
});

test("a file without its day, or without one of the specified currencies, is none", () => {
  expect(readDailyFile(cube({ USD: "1.25", GBP: "0.8", CAD: "1.6" }))).toBe(null);
  expect(readDailyFile(cube({ GBP: "0.8", CAD: "1.6", AUD: "2" }))).toBe(null);
  expect(readDailyFile(cube({ USD: "0", GBP: "0.8", CAD: "1.6", AUD: "2" }))).toBe(null);
  for (const none of ["", "<html>Not found</html>"]) expect(readDailyFile(none)).toBe(null);
});
