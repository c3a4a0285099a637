import { freeStarts, offeredStarts } from "#app/features/schedule/free-times";
import type { Interval } from "#app/features/schedule/intervals";
import { localDay } from "#app/features/schedule/open-hours";
import { DAY_MS } from "#app/platform/durations";

const DAYS_A_WEEK = 7;

/** A day of the calendar: '2026-12-01'. */
export type DayKey = string;

/** Groups the possible starts of this duration by local day, in order: whole and half hours, and other minutes only without one of these next to them. */
export function startsByDay(free: readonly Interval[], minutes: number, zone: string): Map<DayKey, number[]> {
  const days = Map.groupBy(offeredStarts(freeStarts(free, { minutes })), (start) => localDay(zone, start));
  return new Map([...days].map(([day, starts]) => [keyOf(day), starts]));
}

/** Returns the local day of an instant in a zone. */
export const dayAt = (instant: number, zone: string): DayKey => keyOf(localDay(zone, instant));

/** Returns the day nearest to the wanted one from a sorted list: itself, else the next one, else the last. */
export const dayNear = (days: readonly DayKey[], wanted: DayKey): DayKey | undefined => days.find((day) => day >= wanted) ?? days.at(-1);

const keyOf = (day: number): DayKey => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the weeks of a month ('2026-12') starting on Monday, from the week of the given day; null for days of the adjacent months. */
export function weeksOf(month: string, from: DayKey = month): (DayKey | null)[][] {
  const first = new Date(`${month}-01T00:00Z`);
  const before = (first.getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / DAYS_A_WEEK);
  const all = Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - before + 1;
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
  return all.filter((week) => week.some((day) => day !== null && day >= from));
}

export const monthOf = (day: DayKey) => day.slice(0, 7);

/** Returns all months from the first free day to the last. */
export function monthsOf(days: readonly DayKey[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const months = [monthOf(first)];
  for (let next = first; monthOf(next) < monthOf(last); ) {
    next = monthAfter(monthOf(next));
    months.push(monthOf(next));
  }
  return months;
}

/** A month with only this many weeks left looks as if hardly anything were free. */
const FEW_WEEKS = 2;

/** Returns the pages of the calendar: one month each, but if little is left of the first month, it shares a page with the next. */
export function pagesOf(days: readonly DayKey[]): string[][] {
  const months = monthsOf(days);
  const [first, second, ...later] = months;
  if (!first || !second || weeksOf(first, days[0]).length > FEW_WEEKS) return months.map((month) => [month]);
  return [[first, second], ...later.map((month) => [month])];
}

function monthAfter(month: string): DayKey {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
}
