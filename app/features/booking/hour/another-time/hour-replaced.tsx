import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { Moment } from "../../pages/start-time-display";
import type { ChosenHour } from "../chosen-hour";
import type { ChangedRule } from "./changed-rules";

interface HourReplacedProps {
  hour: ChosenHour;
  zone: string;
  replaces: NonNullable<ChosenHour["replaces"]>;
}

/** Shows the request being changed and the rules that differ since it was made. The current time links to the advisor's calendar, to choose another. */
export function HourReplaced({ hour, zone, replaces }: HourReplacedProps) {
  const t = useTranslations("booking");
  const { duration } = useFormat();
  const inWords = ({ before, now }: ChangedRule["values"]) => ({ before: duration(before), now: duration(now) });
  return (
    <div className="mt-6 max-w-2xl border-l-2 border-brass pl-4">
      <p>
        {t.rich("hourReplaces", {
          firstName: hour.advisor.firstName,
          time: () => <Moment key="time" at={replaces.time} zone={zone} className="font-semibold" />,
        })}
      </p>
      {replaces.changed.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t("hourNowOther")}</p>
          <ul className="mt-1 list-disc pl-5">
            {replaces.changed.map(({ key, values }) => (
              <li key={key}>{key === "hourNowLengths" ? t(key, inWords(values)) : t(key, values)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
