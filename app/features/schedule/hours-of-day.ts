import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { firstFreeStart } from "./free-times";
import { type Interval, intersectIntervals } from "./intervals";
import { openHours } from "./open-hours";

/** Hours of each day, from and until, in wall time. */
export type HoursOfDay = readonly [from: number, until: number];

/** The parts of the day people can choose as available. */
export const DAY_PARTS = {
  morning: [6, 12],
  midday: [11, 14],
  afternoon: [12, 18],
  evening: [18, 22],
  afterWork: [17, 22],
} as const satisfies Record<string, HoursOfDay>;

export type DayPart = keyof typeof DAY_PARTS;

/** Waking hours: suggestions lie within these if possible. */
export const WAKING_HOURS: HoursOfDay = [7, 22];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
export const WEEKEND: readonly number[] = [6, 7];

/** Hours, on some weekdays or all (1 is Monday). */
export interface DaysAndHours {
  hours: readonly HoursOfDay[];
  weekdays?: readonly number[];
}

const HOUR_MINUTES = HOUR_MS / MINUTE_MS;

/** Clips spans (sorted, epoch ms) to these hours of the day, in a time zone. */
export function spansInHours(spans: readonly Interval[], { hours, weekdays = WEEKDAYS }: DaysAndHours, zone: string): Interval[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const weeklyHours = hours.flatMap(([from, until]) =>
    weekdays.map((weekday) => ({ weekday, startMinute: from * HOUR_MINUTES, endMinute: until * HOUR_MINUTES })),
  );
  return intersectIntervals(spans, openHours({ zone, weeklyHours, exceptions: [] }, first.start, last.end, new Set()));
}

/** The first free start (as `firstFreeStart`) within these hours; null when there is none. */
export const firstStartInHours = (
  spans: readonly Interval[],
  asked: { minutes: number; earliest?: number },
  { zone, ...wanted }: DaysAndHours & { zone: string },
): number | null => firstFreeStart(spansInHours(spans, wanted, zone), asked);

/**
 * The start to suggest first: within waking hours if any span allows that; else, or if the time zone is unknown, the first of all (as `firstFreeStart`). Lists
 * of all times are not affected.
 */
export const suggestedStart = (
  spans: readonly Interval[],
  asked: { minutes: number; earliest?: number },
  zone: string | null | undefined,
): number | null => (zone ? firstStartInHours(spans, asked, { hours: [WAKING_HOURS], zone }) : null) ?? firstFreeStart(spans, asked);
