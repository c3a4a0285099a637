import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";

/** Effective date of a policy: a calendar date, the same in every zone. */
export function EffectiveDate({ date }: { date: string }) {
  const t = useTranslations("policies");
  const format = useFormat();
  return (
    <span className="text-sm text-soft">
      {t.rich("effective", { date: () => <time dateTime={date}>{format.date(date, "UTC")}</time> })}
    </span>
  );
}
