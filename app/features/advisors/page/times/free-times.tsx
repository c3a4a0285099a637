import { useTranslations } from "use-intl";
import { LengthChoice, LengthPrice } from "../length-choice";
import { canBeBooked, type ShownAdvisor } from "../public-page-view";
import { monthOf, pagesOf, startsByDay } from "./calendar-days";
import { type Changing, ChangingRequest } from "./changing";
import { DayTimes } from "./day-times";
import { MonthCalendar } from "./month-calendar";
import { DAY_TIMES, useTimesChoice } from "./times-choice";
import { ZoneChoice } from "./zone-choice";

/** An advisor's free times in the next weeks: a month with its free days, and the times of one day, each starting a booking. */
export function FreeTimes({ advisor, changing }: { advisor: ShownAdvisor; changing: Changing | null }) {
  const t = useTranslations("advisors");
  const { firstName, free, timezone } = advisor;
  const choice = useTimesChoice(advisor);
  const times = startsByDay(
    free.map(([start, end]) => ({ start, end })),
    choice.minutes,
    choice.zone,
  );
  const days = [...times.keys()];
  const pages = pagesOf(days);
  const asked = choice.month ?? (choice.day ? monthOf(choice.day) : "");
  const shown = pages.find((page) => page.includes(asked)) ?? pages[0];
  const day = choice.day && times.has(choice.day) ? choice.day : (days.find((each) => monthOf(each) === asked) ?? days[0]);
  return (
    <section aria-labelledby="times" data-zoned={choice.zone}>
      <h2 id="times" className="mb-2 scroll-mt-4 text-2xl">
        {t("times")}
      </h2>
      <p id={day ? undefined : DAY_TIMES} className="max-w-measure text-soft">
        {explain()}
      </p>
      {changing && <ChangingRequest {...changing} zone={choice.zone} />}
      {canBeBooked(advisor) && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <LengthChoice minutes={choice.minutes} lengths={choice.lengths} />
          <LengthPrice advisor={advisor} className="lg:hidden" />
        </div>
      )}
      {day && shown && (
        <>
          <div className="mt-3">
            <ZoneChoice zone={choice.zone} advisorZone={timezone} />
          </div>
          <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_1fr]">
            <MonthCalendar shown={shown} pages={pages} chosen={day} from={days[0] ?? day} times={times} />
            <DayTimes slug={advisor.slug} day={day} starts={times.get(day) ?? []} minutes={choice.minutes} zone={choice.zone} />
          </div>
        </>
      )}
    </section>
  );

  function explain() {
    if (advisor.availabilityStatus === "away") return t("timesAway", { firstName });
    return days.length > 0 ? t("timesText") : t("timesNone");
  }
}
