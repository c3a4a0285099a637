import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { hoursWithExceptions, type ScheduleException } from "./exceptions";
import { type Interval, mergeIntervals } from "./intervals";
import type { DaySpan, WeeklySpan } from "./weekly-hours";
import { offsetAt, offsetPeriods } from "./zone-offsets";

export interface OpenHours {
  /** IANA zone of the hours. */
  zone: string;
  weeklyHours: readonly WeeklySpan[];
  exceptions: readonly ScheduleException[];
}

/**
 * When an advisor is open between two instants (epoch ms), as sorted, disjoint intervals, without the closed days. A moment is open exactly when the wall time
 * in the advisor's zone lies within the hours. So hours that fall into a DST gap shrink, a span wholly inside one vanishes, and hours that occur twice are open
 * twice. Temporal's 'compatible' would instead move a missing start or end by the length of the gap, to times outside the advisor's hours.
 */
export function openHours(
  { zone, weeklyHours, exceptions }: OpenHours,
  from: number,
  to: number,
  closedDays: ReadonlySet<number>,
): Interval[] {
  const spansOn = hoursByDay(weeklyHours, exceptions);
  const open: Interval[] = [];
  for (const { start, end, offset } of offsetPeriods(zone, from, to)) {
    for (let day = dayOf(start + offset); day * DAY_MS < end + offset; day += 1) {
      if (closedDays.has(day)) continue;
      const midnight = day * DAY_MS - offset;
      for (const { startMinute, endMinute } of spansOn(day)) {
        open.push({ start: Math.max(start, midnight + startMinute * MINUTE_MS), end: Math.min(end, midnight + endMinute * MINUTE_MS) });
      }
    }
  }
  return mergeIntervals(open);
}

/** The local date in a zone at an instant, in days since 1 January 1970. */
export function localDay(zone: string, instant: number): number {
  return dayOf(instant + offsetAt(zone, instant));
}

function dayOf(wallTime: number): number {
  return Math.floor(wallTime / DAY_MS);
}

function hoursByDay(weeklyHours: readonly WeeklySpan[], exceptions: readonly ScheduleException[]): (day: number) => DaySpan[] {
  const week = Map.groupBy(weeklyHours, ({ weekday }) => weekday);
  const special = Map.groupBy(exceptions, ({ date }) => dayOf(Date.parse(date)));
  return (day) => {
    const usual = week.get(weekdayOf(day)) ?? [];
    const differing = special.get(day);
    return differing ? hoursWithExceptions(usual, differing) : usual;
  };
}

/** ISO weekday of a day number; 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
