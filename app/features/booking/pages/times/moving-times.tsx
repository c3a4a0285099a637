import { useState } from "react";
import { useTranslations } from "use-intl";
import { type DayKey, dayAt, dayNear, monthOf, pagesOf, startsByDay } from "#app/features/advisors/page/times/calendar-days";
import { MonthCalendar } from "#app/features/advisors/page/times/month-calendar";
import { DAY_TIMES } from "#app/features/advisors/page/times/times-choice";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { useHydrated } from "#app/ui/hydrated";
import { useFormatter, useShownZone } from "#app/ui/text/formats";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { TheirClock } from "../both-clocks";
import type { ConsultationPage } from "../consultation-view";
import { Moment } from "../start-time-display";
import { showTheSame } from "./same-clock";
import { TimeChip } from "./time-chip";
import { TimeSoFar } from "./time-so-far";

interface MovingTimesProps {
  consultation: ConsultationPage;
  zone: string;
  name: string;
}

/** The advisor's free times for a consultation being moved: the calendar of their page, or a few times until React has loaded. */
export function MovingTimes({ consultation, zone, name }: MovingTimesProps) {
  const t = useTranslations("booking");
  const isHydrated = useHydrated();
  const { id, freeTimes, scheduledTime } = consultation;
  return (
    <RadioGroup name="chosen_time" legend={t("freeTimes")}>
      <TimeSoFar at={scheduledTime} zone={zone} />
      {isHydrated ? (
        <Calendar consultation={consultation} zone={zone} name={name} />
      ) : (
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {freeTimes.map((time) => {
            const value = new Date(time).toISOString();
            return (
              <TimeChip key={value} id={`${id}-${value}`} value={value}>
                <Moment at={value} zone={zone} isShort />
                <TheirClock at={value} zone={zone} theirZone={consultation.theirTimeZone} name={name} />
              </TimeChip>
            );
          })}
        </div>
      )}
    </RadioGroup>
  );
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

function Calendar({ consultation: { id, free, durationMinutes, scheduledTime, theirTimeZone }, zone, name }: MovingTimesProps) {
  const t = useTranslations("booking");
  const { zoneInWords } = useZoneNames();
  const format = useFormatter();
  const timeZone = useShownZone(zone || "UTC");
  const [asked, setAsked] = useState<{ day?: DayKey; month?: string }>({});
  const present = new Date(scheduledTime).getTime();
  const spans = free.map(([start, end]) => ({ start, end }));
  const all = startsByDay(spans, durationMinutes, timeZone);
  const others = [...all].map(([day, starts]) => [day, starts.filter((start) => start !== present)] as const);
  const times = new Map(others.filter(([, starts]) => starts.length > 0));
  const days = [...times.keys()];
  const pages = pagesOf(days);
  const [first] = days;
  if (!first) return null;
  const isFar = theirTimeZone !== null && !showTheSame(timeZone, theirTimeZone, new Date(`${first}T12:00Z`));
  const soFar = dayAt(present, timeZone);
  const near = dayNear(days, soFar) ?? first;
  const month = asked.month ?? monthOf(asked.day ?? near);
  const day = asked.day ?? [near, ...days].find((each) => monthOf(each) === month) ?? near;
  const shown = pages.find((page) => page.includes(month)) ?? [month];
  const isOtherDay = (start: number) => theirTimeZone !== null && dayAt(start, theirTimeZone) !== day;
  const theirs = (start: number) => (isOtherDay(start) ? { weekday: "short" as const, ...CLOCK } : CLOCK);
  const isOverMidnight = isFar && (times.get(day) ?? []).some(isOtherDay);
  return (
    <div className="mt-2 grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,22rem)_1fr]">
      <MonthCalendar shown={shown} pages={pages} chosen={day} soFar={soFar} from={first} times={times} onChoose={setAsked} />
      <div>
        <h3 id={DAY_TIMES} tabIndex={-1} aria-live="polite" className="text-lg">
          {format.dateTime(new Date(`${day}T12:00Z`), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })}
        </h3>
        {zone && <p className="text-sm text-soft">{t("otherTimeHint", { zone: zoneInWords(zone) })}</p>}
        {isFar && theirTimeZone && (
          <p className="text-sm text-soft">
            {t("theirTime", { name })} {zoneInWords(theirTimeZone)}
          </p>
        )}
        <div
          className={`mt-2 grid gap-2 ${isOverMidnight ? "grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]" : "grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"}`}
        >
          {(times.get(day) ?? []).map((start) => {
            const value = new Date(start).toISOString();
            return (
              <TimeChip key={value} id={`${id}-${value}`} value={value}>
                <time dateTime={value}>{format.dateTime(new Date(start), { ...CLOCK, timeZone })}</time>
                {isFar && theirTimeZone && (
                  <span className="block text-sm font-normal text-soft">
                    <span className="sr-only">{t("theirTime", { name })} </span>
                    <time dateTime={value}>{format.dateTime(new Date(start), { ...theirs(start), timeZone: theirTimeZone })}</time>
                  </span>
                )}
              </TimeChip>
            );
          })}
        </div>
      </div>
    </div>
  );
}
