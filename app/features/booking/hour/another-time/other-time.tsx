import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useShownZone } from "#app/ui/text/formats";
import type { ChosenHour } from "../chosen-hour";
import { type HourSelection, otherTimesPath } from "../hour-selection";
import { addresseeOf, carryWords } from "./carried-words";

interface OtherTimeProps {
  hour: ChosenHour;
  selection: HourSelection;
  /** Time zone of the profile; empty while none is chosen. */
  zone: string;
  className: string;
}

/** Link to the advisor's calendar, on the day of the current hour, or on their first one where this hour was suggested though others are free before it. What is selected and typed carries over to another time. */
export function OtherTime({ hour, selection, zone, className }: OtherTimeProps) {
  const { advisor, minutes } = hour;
  const time = hour.suggestion === "firstRefundable" ? "" : (hour.time ?? selection.time);
  const t = useTranslations("booking");
  const shown = useShownZone(advisor.timezone);
  return (
    <Link
      to={otherTimesPath(advisor.slug, { ...selection, time, minutes }, zone || shown)}
      onClick={() => carryWords(addresseeOf(hour))}
      className={className}
    >
      {t("hourOtherTime")}
    </Link>
  );
}
