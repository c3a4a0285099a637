import { useTranslations } from "use-intl";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { lengthField, type RulesChange } from "./rules-form";

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

function ChangedRules({ change: { before, after } }: { change: RulesChange }) {
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
    buffer: (value: string) => (value === "0" ? t("none") : duration(Number(value))),
  };
  const names = (Object.keys(RULE_NAMES) as (keyof typeof RULE_NAMES)[]).filter((name) => before[name] !== after[name]);
  const lengths = DURATION_OPTIONS.filter((minutes) => before[lengthField(minutes)] !== after[lengthField(minutes)]);
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
    </>
  );
}
