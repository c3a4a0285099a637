import { DAY_MS } from "#app/platform/durations";
import { type DayKey, monthOf } from "./calendar-days";

const DAYS_A_WEEK = 7;

const dayNumber = (day: DayKey) => Date.parse(`${day}T00:00Z`) / DAY_MS;
/** 1 January 1970 was a Thursday; weeks start on Monday. */
const weekOf = (day: DayKey) => Math.floor((dayNumber(day) + 3) / DAYS_A_WEEK);
const dateIn = (day: DayKey) => day.slice(8);

/** Returns the free day a key moves to, as in any date grid but skipping full days; undefined when there is none, or for any other key. */
export function dayByKey(key: string, from: DayKey, free: readonly DayKey[]): DayKey | undefined {
  const later = free.filter((day) => day > from);
  const earlier = free.filter((day) => day < from).toReversed();
  const isOfWeekday = (day: DayKey) => (dayNumber(day) - dayNumber(from)) % DAYS_A_WEEK === 0;
  const isOfWeek = (day: DayKey) => weekOf(day) === weekOf(from);
  if (key === "ArrowRight") return later[0];
  if (key === "ArrowLeft") return earlier[0];
  if (key === "ArrowDown") return later.find(isOfWeekday);
  if (key === "ArrowUp") return earlier.find(isOfWeekday);
  if (key === "Home") return free.find(isOfWeek);
  if (key === "End") return free.findLast(isOfWeek);
  if (key === "PageDown") return sameDateIn(later);
  if (key === "PageUp") return sameDateIn(earlier);
  return undefined;

  /** Returns the same date in the next month in that direction, else the nearest free one after it, else its last. */
  function sameDateIn(side: readonly DayKey[]) {
    const month = side.map(monthOf).find((each) => each !== monthOf(from));
    const days = free.filter((day) => monthOf(day) === month);
    return days.find((day) => dateIn(day) >= dateIn(from)) ?? days.at(-1);
  }
}
