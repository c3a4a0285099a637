import { type Interval, subtractIntervals } from "#app/features/schedule/intervals";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { lengthOf, type UnpaidWeek, withBuffer } from "./unpaid-weeks";

/** Share of a week that people who have never paid for a consultation can take together, by holds and open requests; the rest stays free. */
const PART_OF_WEEK = 0.5;
/** Share of that which those of one network can take: no network alone closes a week to first clients. */
const PART_OF_NETWORK = 0.5;
/** What they can take in any case, so that an advisor with few hours has first clients, too: in ms, and in consultations where a day has a maximum. */
const AT_LEAST_MS = 4 * HOUR_MS;
const AT_LEAST = 3;
/** An ordinary consultation. Short ones, well placed, would leave no room for one while most of the week is free. */
const ORDINARY_MS = HOUR_MS;
/** What the first of a network has in any case, in ms: the longest length that is specified. A longer one counts as any other. */
const FIRST_MS = 90 * MINUTE_MS;
/** What is left of few hours, in ms, and of few consultations, once somebody has a time of the week. */
const LEFT_MS = 1 * HOUR_MS;
const LEFT = 1;

/** Whether people who have never paid take so much of a week that one more time is too much: of its time, of the hours that fit into it, or of its consultations. */
export function isFullOfUnpaid(week: UnpaidWeek, wanted: Interval): boolean {
  if (week.taken.length > 0) return isTooMuch(week, wanted, 1);
  if (lengthOf([wanted]) > Math.max(AT_LEAST_MS, week.bookable * PART_OF_WEEK)) return true;
  return leavesNone({ ...week, most: week.most ?? Number.POSITIVE_INFINITY }, wanted);
}

/**
 * Whether those of them on the network of whoever asks take so much of what all may take that one more time is too much; one that is not long they have in any
 * case, and one of the shortest length that is offered (in ms).
 */
export function isFullOfNetwork(week: UnpaidWeek, wanted: Interval, shortest = 0): boolean {
  const taken = ofNetwork(week);
  const isFirst = taken.length === 0 && lengthOf([wanted]) <= Math.max(FIRST_MS, shortest) + week.bufferMs;
  return !isFirst && isTooMuch({ ...week, taken }, wanted, PART_OF_NETWORK);
}

/** What those of them on the network of whoever asks take. */
export const ofNetwork = ({ taken }: UnpaidWeek) => taken.filter(({ isOfNetwork }) => isOfNetwork);

/** Whether these times and one more are beyond a part of what people who have never paid may take of a week. */
function isTooMuch({ taken, bookable, open, bufferMs, most }: UnpaidWeek, wanted: Interval, part: number): boolean {
  const share = (all: number, least: number, left: number) => part * Math.max(Math.min(least, all - left), all * PART_OF_WEEK);
  if (lengthOf([...taken, wanted]) > share(bookable, AT_LEAST_MS, LEFT_MS)) return true;
  const before = hoursIn(open);
  const after = hoursIn(subtractIntervals(open, withBuffer([...taken, wanted], bufferMs)));
  if (before - after > share(before, AT_LEAST_MS, LEFT_MS)) return true;
  return most !== null && taken.length + 1 > share(most, AT_LEAST, LEFT);
}

/** Whether of a week that had two ordinary consultations at least none is left beside a time. */
function leavesNone({ open, bufferMs, most }: { open: readonly Interval[]; bufferMs: number; most: number }, wanted: Interval): boolean {
  const fitting = (spans: readonly Interval[]) =>
    spans.reduce((sum, { start, end }) => sum + Math.floor((end - start + bufferMs) / (ORDINARY_MS + bufferMs)), 0);
  const left = subtractIntervals(open, withBuffer([wanted], bufferMs));
  return Math.min(fitting(open), most) > LEFT && Math.min(fitting(left), most - 1) < LEFT;
}

/** The total length of the ordinary consultations that fit into some spans. */
const hoursIn = (spans: readonly Interval[]) =>
  spans.reduce((sum, { start, end }) => sum + Math.floor((end - start) / ORDINARY_MS) * ORDINARY_MS, 0);
