import { ASKED_PARTS } from "#app/features/rules/asks";
import { CURRENCY_OPTIONS, DURATION_OPTIONS } from "#app/features/rules/rules";
import { askField, currencyField, lengthField, type RulesChange } from "./rules-form";

const RULE_NAMES = {
  fee: "feeShort",
  rush: "rushShort",
  surge: "surgeShort",
  surgeCap: "surgeCapShort",
  expiry: "expiryShort",
  wholeRefund: "wholeRefundShort",
  partRefund: "partRefundShort",
  partPercent: "partPercentShort",
  buffer: "bufferShort",
  applicants: "applicantsShort",
} as const;

type Say = (key: string, values?: Record<string, string | number>) => string;

interface Words {
  t: Say;
  duration: (minutes: number) => string;
  /** Formats a plain number with the reader's decimal separator. */
  typed: (plain: string) => string;
}

/** Returns the rules that differ between two versions, each with its values before and after in words. */
export function differences({ before, after }: Pick<RulesChange, "before" | "after">, { t, duration, typed }: Words) {
  const percent = (value: string) => `${typed(value)}\u00a0%`;
  const hours = (value: string) => t("rules.hours", { count: Number(value) });
  const said = {
    fee: percent,
    rush: percent,
    surge: (value: string) => t(value ? "rules.on" : "rules.off"),
    surgeCap: (value: string) => `×${typed(value)}`,
    expiry: hours,
    wholeRefund: hours,
    partRefund: hours,
    partPercent: percent,
    applicants: (value: string) => t(`rules.applicants_${value}`),
    buffer: (value: string) => (value === "0" ? t("rules.none") : duration(Number(value))),
  };
  const asked = (value: string) => t(`rules.ask_${value}`);
  const offered = (value: string) => t(value ? "rules.offered" : "rules.notOffered");
  const names = Object.keys(RULE_NAMES) as (keyof typeof RULE_NAMES)[];
  const rules: { field: string; rule: string; inWords: (value: string) => string }[] = [
    ...names.map((name) => ({ field: name, rule: t(`rules.${RULE_NAMES[name]}`), inWords: said[name] })),
    ...DURATION_OPTIONS.map((minutes) => ({ field: lengthField(minutes), rule: duration(minutes), inWords: offered })),
    ...ASKED_PARTS.map((part) => ({ field: askField(part), rule: t(`rules.part_${part}`), inWords: asked })),
    ...CURRENCY_OPTIONS.map((currency) => ({ field: currencyField(currency), rule: currency, inWords: offered })),
  ];
  const [was, is] = [before as Record<string, string>, after as Record<string, string>];
  return rules
    .filter(({ field }) => was[field] !== is[field])
    .map(({ rule, field, inWords }) => ({ field, rule, before: inWords(was[field] ?? ""), after: inWords(is[field] ?? "") }));
}

/** Lists the differences between two versions of the rules, one per line. */
export const changedRules = (change: Pick<RulesChange, "before" | "after">, words: Words): string[] =>
  differences(change, words).map(({ rule, before, after }) => words.t("rules.change", { rule, before, after }));
