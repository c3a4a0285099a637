import { useTranslations } from "use-intl";
import { Moment } from "../../pages/start-time-display";
import type { ChosenHour } from "../chosen-hour";

interface HourReplacedProps {
  hour: ChosenHour;
  zone: string;
  replaces: { time: string };
}

/** What is changed. Another time is chosen in the advisor's calendar, to which the time so far leads. */
export function HourReplaced({ hour, zone, replaces }: HourReplacedProps) {
  const t = useTranslations("booking");
  return (
    <p className="mt-6 max-w-2xl border-l-2 border-brass pl-4">
      {t.rich("hourReplaces", {
        firstName: hour.advisor.firstName,
        time: () => <Moment key="time" at={replaces.time} zone={zone} className="font-semibold" />,
      })}
    </p>
  );
}
