import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";

/** From when a policy holds: a date of the calendar, the same in every zone. */
export function EffectiveDate({ date }: { date: string }) {
  const t = useTranslations("policies");
  const format = useFormat();
  return (
    <span className="text-sm text-soft">
      {t.rich("effective", { date: () => <time dateTime={date}>{format.date(date, "UTC")}</time> })}
    </span>
  );
}
