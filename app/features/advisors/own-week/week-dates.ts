import { isCalendarDate } from "#app/features/schedule/exceptions";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { dateAfter } from "./blocked-hours";

/** How many weeks ahead can be viewed. */
export const WEEKS_AHEAD = 52;

/** Returns the local date in a zone. */
export const dateIn = (zone: string, at: number) => wallIn(zone, at).slice(0, 10);
/** Returns the local time in a zone, as a `datetime-local` value. */
export const wallIn = (zone: string, at: number) => new Date(at + offsetAt(zone, at)).toISOString().slice(0, 16);

/** Returns the Monday of a date's week, from this week until a year ahead; this week's for an invalid or out-of-range date. */
export function mondayOf(requested: string | null, today: string): string {
  const thisWeek = mondayBefore(today);
  if (!requested || !isCalendarDate(requested)) return thisWeek;
  const monday = mondayBefore(requested);
  return monday < thisWeek || monday > dateAfter(thisWeek, WEEKS_AHEAD * 7) ? thisWeek : monday;
}

/** Returns the Monday of a date's week. */
export const mondayBefore = (date: string) => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
