import { useTranslations } from "use-intl";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import { changedRules } from "./changed-rules";
import type { RulesChange } from "./rules-form";

/** Versions of the rules, newest first. */
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

/** Differences between two versions of the rules, one per line. */
export function ChangedRules({ change }: { change: Pick<RulesChange, "before" | "after"> }) {
  const t = useTranslations() as unknown as Parameters<typeof changedRules>[1]["t"];
  const { duration } = useFormat();
  const { typed } = useTypedDecimals();
  return changedRules(change, { t, duration, typed }).map((line) => <p key={line}>{line}</p>);
}
