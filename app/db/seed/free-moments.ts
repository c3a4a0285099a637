import { Temporal } from "temporal-polyfill";
import type { Dice } from "./dice";
import type { WeekSpan } from "./weeks";

const QUARTER_MINUTES = 15;
const MINUTE_MS = 60_000;
const MAX_TRIES = 400;

export interface Moment {
  start: number;
  end: number;
}

export interface MomentOptions {
  week: readonly WeekSpan[];
  zone: string;
  minutes: number;
  /** Minutes kept free after the end. */
  bufferMinutes: number;
  /** The latest day to try, and how many days before it are acceptable. */
  latest: Temporal.PlainDate;
  days: number;
  /** Existing appointments of everybody concerned. */
  taken: readonly Moment[];
}

/** Finds a past start (UTC milliseconds) on a quarter hour within the weekly hours that does not overlap anything taken. */
export function findFreeMoment(dice: Dice, options: MomentOptions): Moment {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const date = options.latest.subtract({ days: dice.between(0, options.days) });
    const spans = options.week.filter(
      ({ weekday, startMinute, endMinute }) => weekday === date.dayOfWeek && endMinute - startMinute >= options.minutes,
    );
    if (spans.length === 0) continue;
    const span = dice.pick(spans);
    const quarters = Math.floor((span.endMinute - options.minutes - span.startMinute) / QUARTER_MINUTES);
    const start = instantOf(date, span.startMinute + dice.between(0, quarters) * QUARTER_MINUTES, options.zone);
    const moment = { start, end: start + (options.minutes + options.bufferMinutes) * MINUTE_MS };
    if (!options.taken.some(({ start: from, end: until }) => moment.start < until && from < moment.end)) return moment;
  }
  throw new Error(`The demo finds no free moment in ${options.zone} within ${options.days} days before ${options.latest}`);
}

/** Returns the UTC milliseconds of a minute of a day in a time zone. */
export function instantOf(date: Temporal.PlainDate, minute: number, zone: string): number {
  const time = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  return date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}
