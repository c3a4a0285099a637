import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { useZoneNames } from "#app/ui/text/use-zone-names";

/** A field for typing a time that is not among the free ones; collapsed when shown beside the calendar. */
export function WrittenTime({ zone, isFolded }: { zone: string; isFolded: boolean }) {
  const t = useTranslations("booking");
  const { zoneInWords } = useZoneNames();
  const field = (
    <TextField
      name="proposed_time"
      type="datetime-local"
      label={t("otherTime")}
      isLabelHidden={isFolded}
      hint={zone ? t("otherTimeHint", { zone: zoneInWords(zone) }) : t("otherTimeHintNoZone")}
    />
  );
  if (!isFolded) return field;
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center font-semibold">{t("otherTime")}</summary>
      {field}
    </details>
  );
}
