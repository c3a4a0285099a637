import { hoursWithExceptions, type ScheduleException } from "#app/features/schedule/exceptions";
import { type Interval, mergeIntervals, subtractIntervals } from "#app/features/schedule/intervals";
import { type DaySpan, MINUTES_PER_DAY, type WeeklySpan } from "#app/features/schedule/weekly-hours";
import { DAY_MS } from "#app/platform/durations";

/** Part of a date, in the advisor's local time. */
export interface DayPart extends DaySpan {
  date: string;
}

/** What determines the hours of a date: those of its weekday, and its exceptions. */
export interface DateHours {
  usual: readonly DaySpan[];
  exceptions: readonly ScheduleException[];
}

const asIntervals = (spans: readonly DaySpan[]): Interval[] =>
  spans.map(({ startMinute, endMinute }) => ({ start: startMinute, end: endMinute }));
const asSpans = (intervals: readonly Interval[]): DaySpan[] => intervals.map(({ start, end }) => ({ startMinute: start, endMinute: end }));

/** Returns the open hours of a date, sorted and merged. */
export const openOn = ({ usual, exceptions }: DateHours): DaySpan[] =>
  asSpans(mergeIntervals(asIntervals(hoursWithExceptions(usual, exceptions))));

/** Returns the usual hours that are removed on a date. */
export const blockedOn = (hours: DateHours): DaySpan[] => asSpans(subtractIntervals(asIntervals(hours.usual), asIntervals(openOn(hours))));

/** Returns the exceptions of a date after a part of it is blocked; null when nobody could be booked in that part anyway. */
export function withoutPart(hours: DateHours, part: DayPart): ScheduleException[] | null {
  const open = openOn(hours);
  return changed(hours, part.date, open, asSpans(subtractIntervals(asIntervals(open), asIntervals([part]))));
}

/** Returns the exceptions of a date after a part of it is reopened, as far as it is usually open; null when that changes nothing. */
export function withPart(hours: DateHours, part: DayPart): ScheduleException[] | null {
  const open = openOn(hours);
  const others = subtractIntervals([{ start: 0, end: MINUTES_PER_DAY }], asIntervals([part]));
  const back = subtractIntervals(asIntervals(hours.usual), others);
  return changed(hours, part.date, open, asSpans(mergeIntervals([...asIntervals(open), ...back])));
}

function changed({ usual }: DateHours, date: string, before: readonly DaySpan[], after: readonly DaySpan[]): ScheduleException[] | null {
  if (isSame(before, after)) return null;
  if (isSame(after, asSpans(mergeIntervals(asIntervals(usual))))) return [];
  return [{ date, startMinute: null, endMinute: null }, ...after.map((span) => ({ date, ...span }))];
}

const isSame = (one: readonly DaySpan[], other: readonly DaySpan[]) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the exceptions once the ordinary week is replaced. A date with blocked hours stores what the block left of its usual hours: these follow the new week, so
 * that the block takes hours away and adds none. Where the new week is closed, the date stays off. Days off, other hours and extra ones stay as they are.
 */
export function blocksInNewWeek(
  exceptions: readonly ScheduleException[],
  week: readonly WeeklySpan[],
  next: readonly WeeklySpan[],
): ScheduleException[] {
  return [...Map.groupBy(exceptions, ({ date }) => date)].flatMap(([date, those]) => {
    const usualIn = (hours: readonly WeeklySpan[]) => hours.filter(({ weekday }) => weekday === weekdayOf(date));
    const before = { usual: usualIn(week), exceptions: those };
    const usual = usualIn(next);
    if (!isBlock(before)) return those;
    if (usual.length === 0) return [{ date, startMinute: null, endMinute: null }];
    const block = (kept: ScheduleException[], part: DaySpan) => withoutPart({ usual, exceptions: kept }, { date, ...part }) ?? kept;
    return blockedOn(before).reduce(block, []);
  });
}

/** Whether a date keeps a part of its usual hours, and has no others. */
function isBlock(hours: DateHours): boolean {
  const open = openOn(hours);
  return open.length > 0 && blockedOn(hours).length > 0 && subtractIntervals(asIntervals(open), asIntervals(hours.usual)).length === 0;
}

/** Returns the ISO weekday of a date. */
export const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1;

/** Splits a range of local times into parts of dates, one for each day it covers. */
export function partsBetween(from: string, to: string): DayPart[] {
  const [first, last] = [dateOf(from), dateOf(to)];
  const parts: DayPart[] = [];
  for (let date = first; date <= last; date = dateAfter(date, 1)) {
    const part = { date, startMinute: date === first ? minuteIn(from) : 0, endMinute: date === last ? minuteIn(to) : MINUTES_PER_DAY };
    if (part.startMinute < part.endMinute) parts.push(part);
  }
  return parts;
}

const dateOf = (wall: string) => wall.slice(0, 10);
const minuteIn = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Returns the date this many days later. */
export const dateAfter = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Formats a minute of a date as a `datetime-local` value; 1440 is the midnight at the end of the day. */
export const wallText = (date: string, minute: number) => new Date(Date.parse(date) + minute * 60_000).toISOString().slice(0, 16);
