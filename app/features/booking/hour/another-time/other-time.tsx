import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useShownZone } from "#app/ui/text/formats";
import type { ChosenHour } from "../chosen-hour";
import { type HourWish, otherTimesPath } from "../hour-wish";
import { carryWords } from "./carried-words";

interface OtherTimeProps {
  hour: ChosenHour;
  wish: HourWish;
  /** The zone of the profile; empty while none is chosen. */
  zone: string;
  className: string;
}

/** The way to the advisor's calendar, on the day of the hour so far. What is chosen and typed comes back with another time. */
export function OtherTime({ hour: { advisor, time, minutes }, wish, zone, className }: OtherTimeProps) {
  const t = useTranslations("booking");
  const shown = useShownZone(advisor.timezone);
  return (
    <Link
      to={otherTimesPath(advisor.slug, { ...wish, time: time ?? wish.time, minutes }, zone || shown)}
      onClick={() => carryWords(advisor.slug)}
      className={className}
    >
      {t("hourOtherTime")}
    </Link>
  );
}
