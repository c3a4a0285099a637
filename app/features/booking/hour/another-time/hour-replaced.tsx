import { useTranslations } from "use-intl";
import { Moment } from "../../pages/start-time-display";
import { FreeTimes } from "./hour-taken";

/** What is changed, and which other times are free for it. */
export function HourReplaced({
  hour,
  selection,
  zone,
  replaces,
}: Pick<React.ComponentProps<typeof FreeTimes>, "hour" | "selection"> & { zone: string; replaces: { time: string } }) {
  const t = useTranslations("booking");
  return (
    <div className="mt-6 max-w-2xl space-y-4">
      <p className="border-l-2 border-brass pl-4">
        {t.rich("hourReplaces", {
          firstName: hour.advisor.firstName,
          time: () => <Moment key="time" at={replaces.time} zone={zone} className="font-semibold" />,
        })}
      </p>
      {hour.problem === null && <FreeTimes hour={hour} selection={selection} />}
    </div>
  );
}
