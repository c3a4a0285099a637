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
} as const;

/** English without the comma before the last: '45, 60 or 90'. */
const listOf = (language: string) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" });

type MarkName = keyof typeof RULE;

/** A text with the values of some rules in place of its marks, as its language writes them. */
export function withRules(text: string, rules: Rules, language: string): string {
  if (!text.includes("‹")) return text;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const values: Record<MarkName, string> = {
    rushPercent: number(rules.rushPercent),
    mostSurgePercent: number((rules.surgeCapTenths - TENTHS_PER_WHOLE) * TENTHS_PER_WHOLE),
    expiryHours: number(rules.expiryHours),
    durations: listOf(language).format(rules.durations.map(number)),
  };
  return text.replace(MARK, (mark, name: string) => values[name as MarkName] ?? mark);
}
