import { minorUnitsOf } from "#app/ui/text/minor-units";
import { CURRENCIES, type Currency } from "../money";
import { type ReferenceRates, readRates } from "../reference-rates";

const MILLION = 1_000_000;
const HUNDRED = 100;
const DAY = /time=['"](\d{4}-\d\d-\d\d)['"]/;
const RATE = /currency=['"]([A-Z]{3})['"]\s{1,9}rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g;

/**
 * Reads the European Central Bank's daily file, which lists what one euro is worth in each currency. Returns the value of 100 minor units of each currency in
 * millionths of a US dollar. Null when the date or one of the specified currencies is missing.
 */
export function readDailyFile(xml: string): ReferenceRates | null {
  const date = DAY.exec(xml)?.[1];
  const perEuro = new Map([["EUR", 1], ...[...xml.matchAll(RATE)].map(([, code = "", rate]): [string, number] => [code, Number(rate)])]);
  const dollars = perEuro.get("USD") ?? Number.NaN;
  const rates = CURRENCIES.map((currency): [Currency, number] => [
    currency,
    Math.round((dollars * MILLION * HUNDRED) / ((perEuro.get(currency) ?? Number.NaN) * minorUnitsOf(currency))),
  ]);
  return readRates({ date, rates: Object.fromEntries(rates) });
}
