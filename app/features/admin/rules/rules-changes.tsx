import { useTranslations } from "use-intl";
import { ASKED_PARTS, type Asks } from "#app/features/rules/asks";
import { type Applicants, CURRENCY_OPTIONS, DURATION_OPTIONS } from "#app/features/rules/rules";
import { LocalTime, useFormat } from "#app/ui/text/format";
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

/** The versions of the rules, newest first. */
export function Changes({ changes, zone }: { changes: readonly RulesChange[]; zone: string }) {
  const t = useTranslations("rules");
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{t("changes")}</summary>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={change.version} className="py-3 text-sm">
            <p className="text-soft">
              {t.rich("changedBy", {
                name: change.name || t("unknown"),
                time: () => <LocalTime key="time" at={change.at} zone={zone} />,
              })}
            </p>
            <ChangedRules change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const percent = (value: string) => `${value} %`;

/** What differs between two versions of the rules, a line each. */
export function ChangedRules({ change: { before, after } }: { change: Pick<RulesChange, "before" | "after"> }) {
  const t = useTranslations("rules");
  const { duration } = useFormat();
  const hours = (value: string) => t("hours", { count: Number(value) });
  const said = {
    fee: percent,
    rush: percent,
    surge: (value: string) => t(value ? "on" : "off"),
    surgeCap: (value: string) => `×${value}`,
    expiry: hours,
    wholeRefund: hours,
    partRefund: hours,
    partPercent: percent,
    applicants: (value: string) => t(`applicants_${value as Applicants}`),
    buffer: (value: string) => (value === "0" ? t("none") : duration(Number(value))),
  };
  const names = (Object.keys(RULE_NAMES) as (keyof typeof RULE_NAMES)[]).filter((name) => before[name] !== after[name]);
  const lengths = DURATION_OPTIONS.filter((minutes) => before[lengthField(minutes)] !== after[lengthField(minutes)]);
  const currencies = CURRENCY_OPTIONS.filter((currency) => before[currencyField(currency)] !== after[currencyField(currency)]);
  const parts = ASKED_PARTS.filter((part) => before[askField(part)] !== after[askField(part)]);
  const asked = (value: string) => t(`ask_${value as Asks["phone"]}`);
  const offered = (value: string) => t(value ? "offered" : "notOffered");
  return (
    <>
      {names.map((name) => (
        <p key={name}>{t("change", { rule: t(RULE_NAMES[name]), before: said[name](before[name]), after: said[name](after[name]) })}</p>
      ))}
      {lengths.map((minutes) => {
        const [was, is] = [offered(before[lengthField(minutes)]), offered(after[lengthField(minutes)])];
        return <p key={minutes}>{t("change", { rule: duration(minutes), before: was, after: is })}</p>;
      })}
      {parts.map((part) => {
        const [was, is] = [asked(before[askField(part)]), asked(after[askField(part)])];
        return <p key={part}>{t("change", { rule: t(`part_${part}`), before: was, after: is })}</p>;
      })}
      {currencies.map((currency) => {
        const [was, is] = [offered(before[currencyField(currency)]), offered(after[currencyField(currency)])];
        return <p key={currency}>{t("change", { rule: currency, before: was, after: is })}</p>;
      })}
    </>
  );
}
