import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { POLICIES_EFFECTIVE } from "./policy";

/** From when a policy holds: a date of the calendar, the same in every zone. */
export function EffectiveDate() {
  const t = useTranslations("policies");
  const format = useFormat();
  return (
    <span className="text-sm text-soft">
      {t.rich("effective", { date: () => <time dateTime={POLICIES_EFFECTIVE}>{format.date(POLICIES_EFFECTIVE, "UTC")}</time> })}
    </span>
  );
}
