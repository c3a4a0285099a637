import { type Interval, mergeIntervals, subtractIntervals } from "#app/features/schedule/intervals";
import { localDay } from "#app/features/schedule/open-hours";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** Share of a week that people who have never paid for a consultation can take together, by holds and open requests; the rest stays free. */
const PART_OF_WEEK = 0.5;
/** What they can take in any case, so that an advisor with few hours has first clients, too: in ms, and in consultations where a day has a maximum. */
const AT_LEAST_MS = 4 * HOUR_MS;
const AT_LEAST = 3;
/** An ordinary consultation. Short ones, well placed, would leave no room for one while most of the week is free. */
const ORDINARY_MS = HOUR_MS;
/** What is left of few hours, in ms, and of few consultations, once somebody has a time of the week. */
const LEFT_MS = 1 * HOUR_MS;
const LEFT = 1;
const WEEK_DAYS = 7;

/** Time with the buffer after it that has cost nothing: a hold, or an open request by somebody who has never paid. */
export interface UnpaidTime extends Interval {
  expiresAt: Date;
  isHold: boolean;
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

/** Whether people who have never paid take so much of a week that one more time is too much: of its time, of the hours that fit into it, or of its consultations. */
export function isFullOfUnpaid({ taken, bookable, open, bufferMs, most }: UnpaidWeek, wanted: Interval): boolean {
  const isFirst = taken.length === 0;
  const few = isFirst ? AT_LEAST_MS : Math.min(AT_LEAST_MS, bookable - LEFT_MS);
  const isTooLong = lengthOf([...taken, wanted]) > Math.max(few, bookable * PART_OF_WEEK);
  if (isTooLong) return true;
  if (isFirst) return leavesNone({ open, bufferMs, most: most ?? Number.POSITIVE_INFINITY }, wanted);
  const before = hoursIn(open);
  const left = hoursIn(subtractIntervals(open, withBuffer([...taken, wanted], bufferMs)));
  if (before - left > Math.max(Math.min(AT_LEAST_MS, before - LEFT_MS), before * PART_OF_WEEK)) return true;
  if (most === null) return false;
  return taken.length + 1 > Math.max(Math.min(AT_LEAST, most - LEFT), most * PART_OF_WEEK);
}

/** Whether of a week that had two ordinary consultations at least none is left beside a time. */
function leavesNone({ open, bufferMs, most }: { open: readonly Interval[]; bufferMs: number; most: number }, wanted: Interval): boolean {
  const fitting = (spans: readonly Interval[]) =>
    spans.reduce((sum, { start, end }) => sum + Math.floor((end - start + bufferMs) / (ORDINARY_MS + bufferMs)), 0);
  const left = subtractIntervals(open, withBuffer([wanted], bufferMs));
  return Math.min(fitting(open), most) > LEFT && Math.min(fitting(left), most - 1) < LEFT;
}

/** Returns the total length of some spans in ms. */
export const lengthOf = (spans: readonly Interval[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** The total length of the ordinary consultations that fit into some spans. */
const hoursIn = (spans: readonly Interval[]) =>
  spans.reduce((sum, { start, end }) => sum + Math.floor((end - start) / ORDINARY_MS) * ORDINARY_MS, 0);

const withBuffer = (times: readonly Interval[], bufferMs: number) => times.map(({ start, end }) => ({ start: start - bufferMs, end }));

const dayOf = (instant: number) => Math.floor(instant / DAY_MS);

function daysOf(zone: string, spans: readonly Interval[]): Set<number> {
  const days = new Set<number>();
  for (const { start, end } of spans) for (let day = localDay(zone, start); day <= localDay(zone, end - 1); day += 1) days.add(day);
  return days;
}
