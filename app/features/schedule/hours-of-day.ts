import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { firstFreeStart } from "./free-times";
import { type Interval, intersectIntervals } from "./intervals";
import { openHours } from "./open-hours";

/** Some hours of every day: from the first to the second, by a clock on the wall. */
export type HoursOfDay = readonly [from: number, until: number];

/** The parts of a day in which people say that they have time. */
export const DAY_PARTS = {
  morning: [6, 12],
  midday: [11, 14],
  afternoon: [12, 18],
  evening: [18, 22],
  afterWork: [17, 22],
} as const satisfies Record<string, HoursOfDay>;

export type DayPart = keyof typeof DAY_PARTS;

/** When somebody is likely to be awake: what is suggested lies in these hours where anything does. */
export const WAKING_HOURS: HoursOfDay = [7, 22];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
export const WEEKEND: readonly number[] = [6, 7];

/** Hours, of some days of the week where not of all (1 is Monday). */
export interface DaysAndHours {
  hours: readonly HoursOfDay[];
  weekdays?: readonly number[];
}

const HOUR_MINUTES = HOUR_MS / MINUTE_MS;

/** What of some spans (sorted, epoch ms) lies in one of these hours of a day, by the clock of a zone. */
export function spansInHours(spans: readonly Interval[], { hours, weekdays = WEEKDAYS }: DaysAndHours, zone: string): Interval[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const weeklyHours = hours.flatMap(([from, until]) =>
    weekdays.map((weekday) => ({ weekday, startMinute: from * HOUR_MINUTES, endMinute: until * HOUR_MINUTES })),
  );
  return intersectIntervals(spans, openHours({ zone, weeklyHours, exceptions: [] }, first.start, last.end, new Set()));
}

/** The first free start (as `firstFreeStart`) in these hours of a day; null where there is none. */
export const firstStartInHours = (
  spans: readonly Interval[],
  asked: { minutes: number; earliest?: number },
  { zone, ...wanted }: DaysAndHours & { zone: string },
): number | null => firstFreeStart(spansInHours(spans, wanted, zone), asked);

/**
 * The free start that is suggested to somebody first: one at which they are likely to be awake, where any of the spans has one; else, and where their zone is
 * not known, the first of all (as `firstFreeStart`). A list of all times still has each.
 */
export const suggestedStart = (
  spans: readonly Interval[],
  asked: { minutes: number; earliest?: number },
  zone: string | null | undefined,
): number | null => (zone ? firstStartInHours(spans, asked, { hours: [WAKING_HOURS], zone }) : null) ?? firstFreeStart(spans, asked);
