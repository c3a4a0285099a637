import { MINUTE_MS } from "#app/platform/durations";
import { type Interval, subtractIntervals } from "./intervals";
import { MINIMUM_LEAD_MINUTES, nextQuarterHour, START_STEP_MINUTES } from "./lead-time";
import { localDay, type OpenHours, openHours } from "./open-hours";
import type { ScheduleSettings } from "./settings";

export type Schedule = OpenHours & ScheduleSettings;

export interface FreeTimesQuestion {
  schedule: Schedule;
  /** What the advisor's pending and accepted consultations block, each with the buffer it was made with; all that touch the requested days. */
  consultations: readonly Interval[];
  /** Busy times from the advisor's own calendars. */
  imported: readonly Interval[];
  now: number;
  /** When the time was offered; from then counts the lead time that the advisor sets. */
  offeredAt?: number;
  from: number;
  to: number;
}

/**
 * When an advisor can be booked between two instants: open hours minus taken times, full days and the lead time. Listing, matching, quoting and booking all use
 * this (decisions, section 3). Epoch ms in and out; the spans are sorted and disjoint.
 */
export function freeSpans({ schedule, consultations, imported, now, offeredAt = now, from, to }: FreeTimesQuestion): Interval[] {
  const earliest = Math.max(now + MINIMUM_LEAD_MINUTES * MINUTE_MS, offeredAt + schedule.leadTimeMinutes * MINUTE_MS);
  const open = openHours(schedule, Math.max(from, earliest), to, fullDays(schedule, consultations));
  return subtractIntervals(open, takenSpans([...consultations, ...imported], schedule.bufferMinutes));
}

/** Every quarter hour at which a consultation of this length can start, at or after `earliest` if given (epoch ms). */
export function freeStarts(spans: readonly Interval[], { minutes, earliest = 0 }: { minutes: number; earliest?: number }): number[] {
  const starts: number[] = [];
  for (const { start, end } of spans) {
    const last = end - minutes * MINUTE_MS;
    for (let at = nextQuarterHour(Math.max(start, earliest)); at <= last; at += START_STEP_MINUTES * MINUTE_MS) starts.push(at);
  }
  return starts;
}

/** Whether a consultation of this length is offered from this start (epoch ms): one of freeStarts. */
export const isOfferedStart = (spans: readonly Interval[], start: number, minutes: number): boolean =>
  start === nextQuarterHour(start) && isFree(spans, start, start + minutes * MINUTE_MS);

/** The first of freeStarts, or null (epoch ms). */
export function firstFreeStart(
  spans: readonly Interval[],
  { minutes, earliest = 0 }: { minutes: number; earliest?: number },
): number | null {
  for (const { start, end } of spans) {
    const at = nextQuarterHour(Math.max(start, earliest));
    if (at + minutes * MINUTE_MS <= end) return at;
  }
  return null;
}

const QUARTER_MS = START_STEP_MINUTES * MINUTE_MS;
const isRound = (start: number) => start % (2 * QUARTER_MS) === 0;

/** Selects the starts offered as choices (epoch ms): full and half hours, and other quarter hours only when neither neighbour is free. */
export function offeredStarts(starts: readonly number[]): number[] {
  const all = new Set(starts);
  return starts.filter((start) => isRound(start) || !(all.has(start - QUARTER_MS) || all.has(start + QUARTER_MS)));
}

/** The first offered start, given the first free one (epoch ms), so that "next free" matches the first choice offered. */
export function firstOffered(spans: readonly Interval[], first: number | null, minutes: number): number | null {
  if (first === null || isRound(first)) return first;
  const next = first + QUARTER_MS;
  return isFree(spans, next, next + minutes * MINUTE_MS) ? next : first;
}

/** Whether the whole time from start to end (epoch ms) is free. */
export function isFree(spans: readonly Interval[], start: number, end: number): boolean {
  return start < end && spans.some((span) => span.start <= start && end <= span.end);
}

/** Extends taken times at the start, to leave room for the buffer after a preceding consultation. */
function takenSpans(taken: readonly Interval[], bufferMinutes: number): Interval[] {
  return taken.map(({ start, end }) => ({ start: start - bufferMinutes * MINUTE_MS, end }));
}

/** Days with as many consultations as the advisor accepts; a consultation counts on the day it starts. */
function fullDays({ zone, mostADay }: Schedule, consultations: readonly Interval[]): ReadonlySet<number> {
  if (mostADay === null) return new Set();
  const byDay = Map.groupBy(consultations, ({ start }) => localDay(zone, start));
  return new Set([...byDay].filter(([, those]) => those.length >= mostADay).map(([day]) => day));
}
