import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { localDay } from "#app/features/schedule/open-hours";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

const WEEK_DAYS = 7;

/** Time with the buffer after it that has cost nothing: a hold, or an open request by somebody who has never paid. */
export interface UnpaidTime extends Interval {
  expiresAt: Date;
  isHold: boolean;
  /** Whether it was asked for from the network of whoever asks now. */
  isOfNetwork?: boolean;
}

/** Seven days of an advisor. */
export interface UnpaidWeek {
  taken: UnpaidTime[];
  /** What is free, or taken by people who have never paid, in ms. */
  bookable: number;
  /** The same as spans. */
  open: readonly Interval[];
  /** What has to be free before each of these times. */
  bufferMs: number;
  /** Maximum number of consultations on the days with such time; null without one. */
  most: number | null;
}

interface Calendar {
  /** What is free but for holds. */
  free: readonly Interval[];
  taken: readonly UnpaidTime[];
  zone: string;
  bufferMinutes: number;
  mostADay: number | null;
}

/** Returns the first and last instant of all seven days, from today on, that a time belongs to (epoch ms). */
export const reachOf = (start: number, now: number) => {
  const first = Math.max(dayOf(now), dayOf(start) - WEEK_DAYS + 1) * DAY_MS;
  return { first, last: Math.max(first, dayOf(start) * DAY_MS) + WEEK_DAYS * DAY_MS };
};

/** Returns each seven days within that reach: in calendar weeks alone, the end of one and the beginning of the next could both be taken. */
export function unpaidWeeks(
  reach: { first: number; last: number },
  { free, taken, zone, bufferMinutes, mostADay }: Calendar,
): UnpaidWeek[] {
  const weeks: UnpaidWeek[] = [];
  const bufferMs = bufferMinutes * MINUTE_MS;
  for (let from = reach.first; from + WEEK_DAYS * DAY_MS <= reach.last; from += DAY_MS) {
    const to = from + WEEK_DAYS * DAY_MS;
    const ofWeek = taken.filter(({ start }) => start >= from && start < to);
    const cut = free.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
    const within = cut.filter(({ start, end }) => start < end);
    const bookable = lengthOf(within) + lengthOf(ofWeek.filter(({ isHold }) => !isHold));
    const most = mostADay === null ? null : mostADay * daysOf(zone, [...within, ...ofWeek]).size;
    const open = mergeIntervals([...within, ...withBuffer(ofWeek, bufferMs)]);
    weeks.push({ taken: ofWeek, bookable, open, bufferMs, most });
  }
  return weeks;
}

/** Returns the total length of some spans in ms. */
export const lengthOf = (spans: readonly Interval[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** Returns times with what has to be free before each. */
export const withBuffer = (times: readonly Interval[], bufferMs: number) =>
  times.map(({ start, end }) => ({ start: start - bufferMs, end }));

const dayOf = (instant: number) => Math.floor(instant / DAY_MS);

function daysOf(zone: string, spans: readonly Interval[]): Set<number> {
  const days = new Set<number>();
  for (const { start, end } of spans) for (let day = localDay(zone, start); day <= localDay(zone, end - 1); day += 1) days.add(day);
  return days;
}
