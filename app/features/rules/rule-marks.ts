import { highestRate } from "./highest-rate";
import { lengthsInWords } from "./lengths-in-words";
import type { Rules } from "./rules";

const TENTHS_PER_WHOLE = 10;
const MARK = /‹(\w+)›/g;

/** Placeholders for rules in texts; the server replaces them with the current values (app/languages/all-texts.server.ts). */
export const RULE = {
  rushPercent: "‹rushPercent›",
  /** Largest surge, in percent of the base price. */
  mostSurgePercent: "‹mostSurgePercent›",
  /** Hours until an unanswered request expires. */
  expiryHours: "‹expiryHours›",
  /** The lengths offered, with their units. */
  lengths: "‹lengths›",
  /** Highest hourly rate, in whole units. */
  highestRate: "‹highestRate›",
} as const;

type MarkName = keyof typeof RULE;

/** Replaces the placeholders in a text with the rules' values, formatted for its language. */
export function withRules(text: string, rules: Rules, language: string): string {
  if (!text.includes("‹")) return text;
  const values = valuesOf(rules, language);
  return text.replace(MARK, (mark, name: string) => values[name as MarkName] ?? mark);
}

const written = new WeakMap<Rules, Map<string, Record<MarkName, string>>>();

/** Formatted once per set of rules and language. */
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
    lengths: lengthsInWords(rules.durations, language),
  };
  ofRules.set(language, values);
  return values;
}
