import { currentRules } from "#app/features/rules/current-rules";
import { highestRate, LOWEST_RATE } from "#app/features/rules/highest-rate";
import type { Rules } from "#app/features/rules/rules";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import { type Currency, fromHundredths, MAX_HOURLY_RATE_MINOR } from "./money";

const PLAIN = /^([+-]?\d{1,12})(?:[.,](\d{1,2}))?$/;
/** A point or comma that parts thousands, where the other parts the decimals: alone it may be either, and nobody knows here who typed it. */
const GROUPED = /^([1-9]\d{0,2}(?:(?:\.\d{3}){1,3},|(?:,\d{3}){1,3}\.))(\d{1,2})$/;
const HUNDREDTHS = 100;

type Bounds = Pick<Rules, "currencies">;

/**
 * 'Pricing is parsed as a number, else null' (signed-in-areas.md 5): typed in whole units with up to two decimals; returned in hundredths of a unit, for whoever does not know of which currency
 * yet. Never by floating point.
 */
export function readHundredths(text: string): number | null {
  const typed = text.replace(/\s/g, "");
  const [, plain, decimals] = PLAIN.exec(typed) ?? [];
  const [, grouped, decimalsBehind] = GROUPED.exec(typed) ?? [];
  const units = plain ?? grouped?.replaceAll(/[.,]/g, "");
  return units === undefined ? null : Number(units + (decimals ?? decimalsBehind ?? "").padEnd(2, "0"));
}

const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The two amounts that '1.200' or '1,200' may mean where nobody knows how its writer parts thousands; null for what is no such figure. */
export function rateReadings(text: string): { whole: string; part: string } | null {
  const [, before = "", behind = ""] = EITHER.exec(text.trim()) ?? [];
  return before === "" ? null : { whole: before + behind, part: `${before}.${behind.slice(0, 2)}` };
}

/** The other way round, as a form has it: '150' or '150.50'. */
export const plainHundredths = (hundredths: number): string =>
  hundredths % HUNDREDTHS === 0 ? String(hundredths / HUNDREDTHS) : (hundredths / HUNDREDTHS).toFixed(2);

/**
 * An amount as it was typed, in minor units of its currency, whose sign or code may stand beside it ('£60.00', '60 GBP'); null for what is none, and for a part of a
 * unit that the currency does not have.
 */
export function readAmount(text: string, currency: string): number | null {
  const hundredths = readHundredths(withoutCurrency(text.trim(), currency));
  const minor = hundredths === null ? null : (hundredths * minorUnitsOf(currency)) / HUNDREDTHS;
  return minor !== null && Number.isInteger(minor) ? minor : null;
}

function withoutCurrency(text: string, currency: string) {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  for (const mark of [currency, sign]) {
    if (text.toUpperCase().startsWith(mark)) return text.slice(mark.length);
    if (text.toUpperCase().endsWith(mark)) return text.slice(0, -mark.length);
  }
  return text;
}

/** Whether a rate may be asked for on this site; in hundredths of a unit. */
export const isRate = (hundredths: number, rules: Bounds = currentRules()): boolean =>
  hundredths >= LOWEST_RATE * HUNDREDTHS && hundredths <= highestRate(rules) * HUNDREDTHS;

/** A rate in minor units of its currency: at most what can be charged in it, where a site accepts one with smaller units besides. */
export const rateInMinorUnits = (hundredths: number, currency: string): number =>
  Math.min(fromHundredths(hundredths, currency), MAX_HOURLY_RATE_MINOR);

/** The whole amount nearest to this one that may be asked for in a currency. */
export const nearestRate = (units: number, currency: Currency): number =>
  Math.min(Math.max(Math.round(units), LOWEST_RATE), highestRate({ currencies: [currency] }));
