import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormatter } from "#app/ui/text/formats";
import { bookPath } from "../book-path";
import type { ShownAdvisor } from "../public-page-view";
import { monthOf, monthsOf, startsByDay } from "./calendar-days";
import { MonthCalendar } from "./month-calendar";
import { useTimesChoice } from "./times-choice";
import { ZoneChoice } from "./zone-choice";

/** An advisor's free times of the next weeks: a month with its free days, and the times of one of them, each the start of a booking. */
export function FreeTimes({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const { firstName, free, timezone } = advisor;
  const choice = useTimesChoice(timezone);
  const times = startsByDay(
    free.map(([start, end]) => ({ start, end })),
    choice.minutes,
    choice.zone,
  );
  const days = [...times.keys()];
  const months = monthsOf(days);
  const month = monthShown();
  const day = choice.day && times.has(choice.day) ? choice.day : (days.find((each) => monthOf(each) === month) ?? days[0]);
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="mb-2 scroll-mt-24 text-2xl">
        {t("times")}
      </h2>
      <p className="max-w-measure text-soft">{explain()}</p>
      {day && month && (
        <>
          <div className="mt-3">
            <ZoneChoice zone={choice.zone} advisorZone={timezone} />
          </div>
          <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_1fr]">
            <MonthCalendar month={month} months={months} chosen={day} countOf={(each) => times.get(each)?.length ?? 0} />
            <DayTimes slug={advisor.slug} day={day} starts={times.get(day) ?? []} minutes={choice.minutes} zone={choice.zone} />
          </div>
        </>
      )}
    </section>
  );

  function monthShown() {
    const asked = choice.month ?? (choice.day ? monthOf(choice.day) : null);
    return asked && months.includes(asked) ? asked : months[0];
  }

  function explain() {
    if (advisor.availabilityStatus === "away") return t("timesAway", { firstName });
    return days.length > 0 ? t("timesText") : t("timesNone");
  }
}

interface DayTimesProps {
  slug: string;
  day: string;
  starts: readonly number[];
  minutes: number;
  zone: string;
}

function DayTimes({ slug, day, starts, minutes, zone }: DayTimesProps) {
  const format = useFormatter();
  const date = format.dateTime(new Date(`${day}T12:00Z`), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <div>
      <h3 className="mb-3 text-lg" aria-live="polite">
        {date}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {starts.map((start) => {
          const time = new Date(start);
          return (
            <li key={start}>
              <Link
                to={bookPath(slug, time.toISOString(), minutes)}
                className="grid min-h-11 place-items-center rounded border border-edge bg-surface px-2 font-semibold tabular-nums hover:border-sage hover:bg-sage-wash"
              >
                <time dateTime={time.toISOString()}>{format.dateTime(time, { hour: "numeric", minute: "2-digit", timeZone: zone })}</time>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
