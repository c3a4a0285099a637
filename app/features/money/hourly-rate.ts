import { currentRules } from "#app/features/rules/current-rules";
import { highestRate, MIN_RATE } from "#app/features/rules/highest-rate";
import type { Rules } from "#app/features/rules/rules";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import { type Currency, fromHundredths, MAX_HOURLY_RATE_MINOR } from "./money";

const PLAIN = /^([+-]?\d{1,12})(?:[.,](\d{1,2}))?$/;
/** Thousands separated by a point or comma, with decimals after the other sign. A single separator is ambiguous, since the writer's locale is unknown. */
const GROUPED = /^([1-9]\d{0,2}(?:(?:\.\d{3}){1,3},|(?:,\d{3}){1,3}\.))(\d{1,2})$/;
const HUNDREDTHS = 100;

type Bounds = Pick<Rules, "currencies">;

/**
 * 'Pricing is parsed as a number, else null' (signed-in-areas.md 5): whole units with up to two decimals, returned in hundredths of a unit, for callers that do
 * not know the currency yet. Never uses floating point.
 */
export function readHundredths(text: string): number | null {
  const typed = text.replace(/\s/g, "");
  const [, plain, decimals] = PLAIN.exec(typed) ?? [];
  const [, grouped, decimalsBehind] = GROUPED.exec(typed) ?? [];
  const units = plain ?? grouped?.replaceAll(/[.,]/g, "");
  return units === undefined ? null : Number(units + (decimals ?? decimalsBehind ?? "").padEnd(2, "0"));
}

const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** Both readings of '1.200' or '1,200', whose separator is ambiguous; null for any other text. */
export function rateReadings(text: string): { whole: string; part: string } | null {
  const [, before = "", behind = ""] = EITHER.exec(text.trim()) ?? [];
  return before === "" ? null : { whole: before + behind, part: `${before}.${behind.slice(0, 2)}` };
}

/** Inverse of `readHundredths`, as a form shows it: '150' or '150.50'. */
export const plainHundredths = (hundredths: number): string =>
  hundredths % HUNDREDTHS === 0 ? String(hundredths / HUNDREDTHS) : (hundredths / HUNDREDTHS).toFixed(2);

/**
 * Parses a typed amount into minor units of its currency, whose symbol or code may stand beside it ('£60.00', '60 GBP'). Null for anything else, and for a
 * fraction the currency does not have.
 */
export function readAmount(text: string, currency: string): number | null {
  const hundredths = readHundredths(withoutCurrency(text.trim(), currency));
  const minor = hundredths === null ? null : (hundredths * minorUnitsOf(currency)) / HUNDREDTHS;
  return minor !== null && Number.isInteger(minor) ? minor : null;
}

/** Removes the symbol or code of a currency from beside an amount. */
export function withoutCurrency(text: string, currency: string) {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  for (const mark of [currency, sign]) {
    if (text.toUpperCase().startsWith(mark)) return text.slice(mark.length);
    if (text.toUpperCase().endsWith(mark)) return text.slice(0, -mark.length);
  }
  return text;
}

/** Whether a rate is allowed on this site; in hundredths of a unit. */
export const isRate = (hundredths: number, rules: Bounds = currentRules()): boolean =>
  hundredths >= MIN_RATE * HUNDREDTHS && hundredths <= highestRate(rules) * HUNDREDTHS;

/** Converts a rate to minor units of its currency, capped at what can be charged in it (a site's limit follows its currency with the smallest unit). */
export const rateInMinorUnits = (hundredths: number, currency: string): number =>
  Math.min(fromHundredths(hundredths, currency), MAX_HOURLY_RATE_MINOR);

/** Rounds an amount to the nearest whole rate allowed in a currency. */
export const nearestRate = (units: number, currency: Currency): number =>
  Math.min(Math.max(Math.round(units), MIN_RATE), highestRate({ currencies: [currency] }));
