import type { Schedule } from "#app/features/schedule/free-times";
import { type Interval, subtractIntervals } from "#app/features/schedule/intervals";
import { openHours } from "#app/features/schedule/open-hours";
import type { DaySpan } from "#app/features/schedule/weekly-hours";
import { DAY_MS } from "#app/platform/durations";
import { blockedOn, dateAfter, openOn } from "./blocked-hours";
import { changesOn, onWall } from "./on-wall";
import { dateIn, mondayBefore, WEEKS_AHEAD, wallIn } from "./week-dates";

/** A consultation in an advisor's week. */
export interface Appointment extends Interval {
  id: string;
  kind: "request" | "session" | "own";
  name: string;
  /** Another time that was proposed for it, beside its own. */
  isProposed?: true;
}

/** A day in the advisor's local time, in minutes from midnight. */
export interface WeekDay {
  date: string;
  isToday: boolean;
  /** Minute up to which the day is past. */
  pastUntil: number;
  open: DaySpan[];
  blocked: DaySpan[];
  busy: DaySpan[];
  appointments: (DaySpan & Pick<Appointment, "id" | "kind" | "name" | "isProposed">)[];
  /** Local times that the clock repeats or skips on that day. */
  twice: DaySpan[];
  skipped: DaySpan[];
}

/** A week as its grid shows it. */
export interface OwnWeek {
  zone: string;
  /** The Monday it starts on. Below: those of this week, the previous and the next one; null when out of range. */
  monday: string;
  /** Also null when this week is shown or is the previous one. */
  thisWeek: string | null;
  before: string | null;
  after: string | null;
  days: WeekDay[];
  firstHour: number;
  lastHour: number;
  /** Current local time, as a `datetime-local` value. */
  nowWall: string;
}

interface WeekQuestion {
  schedule: Schedule;
  busy: readonly Interval[];
  appointments: readonly Appointment[];
  monday: string;
  now: number;
}

/** How far ahead the first open hour is searched for. */
export const DAYS_LOOKED_AHEAD = 28;
const [USUAL_FIRST, USUAL_LAST] = [8, 18];

/** Returns the Monday of the first week with an open hour or an appointment still ahead; this week's if there is none. */
export function mondayAhead({ schedule, busy, appointments, now }: Omit<WeekQuestion, "monday">): string {
  const open = openHours(schedule, now, now + DAYS_LOOKED_AHEAD * DAY_MS, new Set());
  const times = [...subtractIntervals(open, busy), ...appointments].filter(({ end }) => end > now).map(({ start }) => Math.max(start, now));
  return mondayBefore(dateIn(schedule.zone, times.length > 0 ? Math.min(...times) : now));
}

/** Builds a week of an advisor in their local time: hours, blocked hours, busy times of their own calendars, and appointments. */
export function ownWeek({ schedule, busy, appointments, monday, now }: WeekQuestion): OwnWeek {
  const nowWall = wallIn(schedule.zone, now);
  const today = nowWall.slice(0, 10);
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = dateAfter(monday, index);
    const usual = schedule.weeklyHours.filter(({ weekday }) => weekday === index + 1);
    const hours = { usual, exceptions: schedule.exceptions.filter((exception) => exception.date === date) };
    return {
      ...{ date, isToday: date === today, open: openOn(hours), blocked: blockedOn(hours) },
      pastUntil: date < today ? 1440 : date > today ? 0 : Number(nowWall.slice(11, 13)) * 60 + Number(nowWall.slice(14)),
      busy: onWall(schedule.zone, date, busy),
      appointments: appointments.flatMap(({ start, end, ...appointment }) =>
        onWall(schedule.zone, date, [{ start, end }]).map((span) => ({ ...appointment, ...span })),
      ),
      ...changesOn(schedule.zone, date),
    };
  });
  const shown = days.flatMap(({ open, blocked, appointments: those }) => [...open, ...blocked, ...those]);
  const thisWeek = mondayBefore(today);
  return {
    ...{ zone: schedule.zone, monday, days, nowWall },
    thisWeek: monday > dateAfter(thisWeek, 7) ? thisWeek : null,
    before: monday > thisWeek ? dateAfter(monday, -7) : null,
    after: monday < dateAfter(thisWeek, WEEKS_AHEAD * 7) ? dateAfter(monday, 7) : null,
    firstHour: Math.min(USUAL_FIRST, ...shown.map(({ startMinute }) => Math.floor(startMinute / 60))),
    lastHour: Math.max(USUAL_LAST, ...shown.map(({ endMinute }) => Math.ceil(endMinute / 60))),
  };
}
