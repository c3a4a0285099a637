import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { type SpanEntry, spanField, type Weekday } from "./week-entry";

interface SpanRowProps {
  day: string;
  weekday: Weekday;
  index: number;
  entry: SpanEntry;
  /** Omitted when a row is removed by clearing it. */
  onRemove?: () => void;
}

export const removeId = (weekday: Weekday, index: number) => `remove-${weekday}-${index}`;

/** One span of a day: from, to, and a button to remove it. */
export function SpanRow({ day, weekday, index, entry, onRemove }: SpanRowProps) {
  const t = useTranslations("advisorProfile");
  const number = index + 1;
  const time = { type: "time", step: 300, isLabelHidden: true, className: "min-w-0 max-w-36 flex-1 [&_.control]:px-2.5" } as const;
  return (
    <div className="flex items-start gap-2">
      <TextField {...time} name={spanField("from", weekday, index)} label={t("hoursFrom", { day, number })} defaultValue={entry.from} />
      <span className="flex h-11 items-center text-soft" aria-hidden="true">
        –
      </span>
      <TextField {...time} name={spanField("to", weekday, index)} label={t("hoursTo", { day, number })} defaultValue={entry.to} />
      {onRemove && (
        <Button
          id={removeId(weekday, index)}
          variant="quiet"
          size="small"
          className="min-h-11 noscript:hidden"
          aria-label={t("hoursRemoveLabel", { number, day })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  );
}
