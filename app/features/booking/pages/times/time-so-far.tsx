import { useTranslations } from "use-intl";
import { Moment } from "../start-time-display";

/** The current time of a consultation being moved, after the marker its day has in the calendar. */
export function TimeSoFar({ at, zone }: { at: Date; zone: string }) {
  const t = useTranslations("booking");
  const moment = () => <Moment key="time" at={new Date(at).toISOString()} zone={zone} isShort />;
  return (
    <p className="mt-1 flex items-center gap-2 text-soft">
      <span aria-hidden="true" className="size-3.5 shrink-0 rounded-sm border-2 border-brass" />
      <span>{t.rich("timeSoFar", { time: moment })}</span>
    </p>
  );
}
