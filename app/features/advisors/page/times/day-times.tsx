import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { PhoneFold } from "#app/ui/phone-fold";
import { useFormatter } from "#app/ui/text/formats";
import { bookPath } from "../book-path";
import { DAY_TIMES, HandedOn } from "./times-choice";

interface DayTimesProps {
  slug: string;
  day: string;
  starts: readonly number[];
  minutes: number;
  zone: string;
}

/** Number of times that fit a phone's screen below the calendar; the rest are collapsed if they fill more than a row. Full rows of two, three or four. */
const FIRST_TIMES = 12;
const A_ROW = 3;

/** The times of a day, each starting a booking. */
export function DayTimes({ day, starts, ...terms }: DayTimesProps) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const shown = starts.length > FIRST_TIMES + A_ROW ? FIRST_TIMES : starts.length;
  const [first, later] = [starts.slice(0, shown), starts.slice(shown)];
  const date = format.dateTime(new Date(`${day}T12:00Z`), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <div>
      <h3 id={DAY_TIMES} tabIndex={-1} className="mb-3 text-lg" aria-live="polite">
        {date}
      </h3>
      <TimeList {...terms} starts={first} />
      {later.length > 0 && (
        <div className="mt-2">
          <PhoneFold label={t("moreTimes")}>
            <TimeList {...terms} starts={later} />
          </PhoneFold>
        </div>
      )}
    </div>
  );
}

type TimeListProps = Omit<DayTimesProps, "day">;

/** Buttons rather than links, like all choices in the calendar, so that crawlers do not render a page for every free hour of every advisor. */
function TimeList({ slug, starts, minutes, zone }: TimeListProps) {
  const format = useFormatter();
  return (
    <Form method="get" action={bookPath(slug)}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {starts.map((start) => {
          const time = new Date(start);
          return (
            <li key={start}>
              <button
                type="submit"
                name="time"
                value={time.toISOString()}
                className="grid min-h-11 w-full place-items-center rounded border border-edge bg-surface px-2 font-semibold tabular-nums hover:border-sage hover:bg-sage-wash"
              >
                <time dateTime={time.toISOString()}>{format.dateTime(time, { hour: "numeric", minute: "2-digit", timeZone: zone })}</time>
              </button>
            </li>
          );
        })}
      </ul>
      <HandedOn minutes={minutes} />
    </Form>
  );
}
