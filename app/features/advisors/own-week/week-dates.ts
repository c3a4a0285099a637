import { isCalendarDate } from "#app/features/schedule/exceptions";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { dateAfter } from "./blocked-hours";

/** So far ahead a week can be looked at. */
export const WEEKS_AHEAD = 52;

/** The date on the wall of a zone. */
export const dateIn = (zone: string, at: number) => wallIn(zone, at).slice(0, 10);
/** The time on the wall of a zone, as a `datetime-local` field has it. */
export const wallIn = (zone: string, at: number) => new Date(at + offsetAt(zone, at)).toISOString().slice(0, 16);

/** The Monday of the week that a date is in, from this week until a year ahead; of what is no date or too far away, this week's. */
export function mondayOf(requested: string | null, today: string): string {
  const thisWeek = mondayBefore(today);
  if (!requested || !isCalendarDate(requested)) return thisWeek;
  const monday = mondayBefore(requested);
  return monday < thisWeek || monday > dateAfter(thisWeek, WEEKS_AHEAD * 7) ? thisWeek : monday;
}

/** The Monday of the week that a date is in. */
export const mondayBefore = (date: string) => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
