import { highestRate } from "./highest-rate";
import type { Rules } from "./rules";

const TENTHS_PER_WHOLE = 10;
const MARK = /‹(\w+)›/g;

/** Where a text names a rule: the server puts the current value there before anybody reads it (app/languages/all-texts.server.ts). */
export const RULE = {
  rushPercent: "‹rushPercent›",
  /** What surge adds at most, in percent of the base price. */
  mostSurgePercent: "‹mostSurgePercent›",
  /** How long a request waits for an answer. */
  expiryHours: "‹expiryHours›",
  /** The lengths that are offered, in minutes. */
  durations: "‹durations›",
  /** What an advisor may ask for an hour at most, in whole units. */
  highestRate: "‹highestRate›",
} as const;

/** English without the comma before the last: '45, 60 or 90'. */
const listOf = (language: string) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" });

type MarkName = keyof typeof RULE;

/** A text with the values of some rules in place of its marks, as its language writes them. */
export function withRules(text: string, rules: Rules, language: string): string {
  if (!text.includes("‹")) return text;
  const values = valuesOf(rules, language);
  return text.replace(MARK, (mark, name: string) => values[name as MarkName] ?? mark);
}

const written = new WeakMap<Rules, Map<string, Record<MarkName, string>>>();

/** Written once for all the texts of a language. */
function valuesOf(rules: Rules, language: string): Record<MarkName, string> {
  const ofRules = written.get(rules) ?? new Map<string, Record<MarkName, string>>();
  written.set(rules, ofRules);
  const known = ofRules.get(language);
  if (known) return known;
  const { format } = new Intl.NumberFormat(language);
  const values = {
    rushPercent: format(rules.rushPercent),
    mostSurgePercent: format((rules.surgeCapTenths - TENTHS_PER_WHOLE) * TENTHS_PER_WHOLE),
    expiryHours: format(rules.expiryHours),
    highestRate: format(highestRate(rules)),
    durations: listOf(language).format(rules.durations.map((minutes) => format(minutes))),
  };
  ofRules.set(language, values);
  return values;
}
