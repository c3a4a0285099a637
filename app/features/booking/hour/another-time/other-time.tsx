import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useShownZone } from "#app/ui/text/formats";
import type { ChosenHour } from "../chosen-hour";
import { type HourSelection, otherTimesPath } from "../hour-selection";
import { carryWords } from "./carried-words";

interface OtherTimeProps {
  hour: ChosenHour;
  selection: HourSelection;
  /** The zone of the profile; empty while none is chosen. */
  zone: string;
  className: string;
}

/** The way to the advisor's calendar, on the day of the hour so far. What is chosen and typed comes back with another time. */
export function OtherTime({ hour: { advisor, time, minutes }, selection, zone, className }: OtherTimeProps) {
  const t = useTranslations("booking");
  const shown = useShownZone(advisor.timezone);
  return (
    <Link
      to={otherTimesPath(advisor.slug, { ...selection, time: time ?? selection.time, minutes }, zone || shown)}
      onClick={() => carryWords(advisor.slug)}
      className={className}
    >
      {t("hourOtherTime")}
    </Link>
  );
}
